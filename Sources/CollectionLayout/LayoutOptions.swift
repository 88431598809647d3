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

  /// Creates options; what is not given has its default.
  ///
  /// - Precondition: `loopLimit` is positive.
  public init(
    loopLimit: Int = 100,
    granularity: PassGranularity = .batch,
    heightEpsilon: HeightEpsilon = .pixel,
    estimates: EstimatePolicy = .fixed
  ) {
    precondition(loopLimit > 0, "a layout has at least one pass (L-PASS-4)")
    self.loopLimit = loopLimit
    self.granularity = granularity
    self.heightEpsilon = heightEpsilon
    self.estimates = estimates
  }
}
