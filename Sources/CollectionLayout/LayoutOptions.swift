/// The switches of the layout loop.
///
/// Source: L-INV-6.
public struct LayoutOptions: Equatable, Sendable {
  /// The most passes of one layout: 100.
  ///
  /// Key `model.loopLimit`.
  public var loopLimit: Int
  /// When the visible rows are asked for again.
  ///
  /// Key `model.passGranularity`.
  public var granularity: PassGranularity
  /// From which difference on a height counts as changed.
  ///
  /// Key `model.heightEpsilon`.
  public var heightEpsilon: HeightEpsilon

  /// How tall a row counts until it is measured.
  ///
  /// Key `model.estimates`.
  public var estimates: EstimatePolicy

  /// Whether a row that gets another height in the first layout after an update is asked for it
  /// again, until it gives the same height twice.
  ///
  /// That is how sizing in an update recursed before iOS 26; a cell that never gives the same
  /// height runs into `loopLimit`. Off from 26 on. Part of key `model.osVersion`.
  ///
  /// Source: U-BATCH-8, L-BATCH-9.
  public var asksAgainInUpdates: Bool

  /// Creates options; what is not given has its default.
  ///
  /// - Precondition: `loopLimit` is positive.
  public init(
    loopLimit: Int = 100,
    granularity: PassGranularity = .batch,
    heightEpsilon: HeightEpsilon = .pixel,
    estimates: EstimatePolicy = .fixed,
    asksAgainInUpdates: Bool = false
  ) {
    precondition(loopLimit > 0, "a layout has at least one pass (L-PASS-4)")
    self.loopLimit = loopLimit
    self.granularity = granularity
    self.heightEpsilon = heightEpsilon
    self.estimates = estimates
    self.asksAgainInUpdates = asksAgainInUpdates
  }
}
