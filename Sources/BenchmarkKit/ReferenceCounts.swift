/// What a piece of work did with references, as far as it called the runtime from outside.
///
/// Calls inside of the runtime are not seen: the numbers can be compared, they are not complete.
///
/// Source: BM-ARC-2.
public struct ReferenceCounts: Equatable, Sendable {
  /// Calls of `swift_retain`.
  public var retains: Int
  /// Calls of `swift_release`.
  public var releases: Int
  /// Calls of `swift_allocObject`: instances of classes, boxes, buffers of arrays.
  public var objects: Int

  /// Creates counts.
  public init(retains: Int, releases: Int, objects: Int) {
    self.retains = retains
    self.releases = releases
    self.objects = objects
  }

  /// The counts of two pieces of work together.
  public static func + (left: ReferenceCounts, right: ReferenceCounts) -> ReferenceCounts {
    ReferenceCounts(
      retains: left.retains + right.retains,
      releases: left.releases + right.releases,
      objects: left.objects + right.objects
    )
  }
}
