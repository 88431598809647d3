/// The version of a live overlay: an epoch, and a revision that counts within it.
///
/// Source: H-OVL-2, H-OVER-1 to H-OVER-5.
public struct OverlayVersion: Equatable, Comparable, Sendable {
  /// The settlement epoch; never negative.
  public var epoch: Int64
  /// The revision within the epoch; never negative.
  public var revision: Int64

  /// Creates a version.
  public init(epoch: Int64, revision: Int64) {
    self.epoch = epoch
    self.revision = revision
  }

  /// The version of an overlay.
  public init(_ overlay: LiveOverlay) {
    self.init(epoch: overlay.settlementEpoch, revision: overlay.revision)
  }

  /// Whether the left version is the older one: by epoch, then by revision.
  public static func < (left: OverlayVersion, right: OverlayVersion) -> Bool {
    left.epoch == right.epoch ? left.revision < right.revision : left.epoch < right.epoch
  }
}
