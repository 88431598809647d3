public import CollectionLayout
public import TimelineUnits

/// The constants and switches of the self-sizing list.
///
/// Source: H-SELF-1, L-PASS-4, L-PASS-6.
public struct LayoutTuning: Equatable, Sendable {
  /// The height of a row that was never measured: 80 pt.
  ///
  /// Key `layout.estimatedHeight`; without a name in the modelled app.
  public var estimatedHeight: Length
  /// The passes of one layout beyond which the platform raises an exception: 100 passes.
  ///
  /// Key `model.loopLimit`; a switch of this model.
  public var loopLimit: Int
  /// When a layout asks again for the visible rows: after a whole batch.
  ///
  /// Key `model.passGranularity`; a switch of this model.
  public var granularity: PassGranularity
  /// From which change on a height counts as changed: any.
  ///
  /// Key `model.heightEpsilon`; a switch of this model.
  public var heightEpsilon: HeightEpsilon

  /// Creates a tuning; what is not given is as in the modelled app.
  public init(
    estimatedHeight: Length = .points(80),
    loopLimit: Int = 100,
    granularity: PassGranularity = .batch,
    heightEpsilon: HeightEpsilon = .pixel
  ) {
    self.estimatedHeight = estimatedHeight
    self.loopLimit = loopLimit
    self.granularity = granularity
    self.heightEpsilon = heightEpsilon
  }
}
