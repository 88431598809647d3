public import CollectionLayout
public import TimelineScroll
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
  /// How tall a row counts until it is measured: as tall as `estimatedHeight`.
  ///
  /// Key `model.estimates`; a switch of this model.
  public var estimates: EstimatePolicy
  /// By which rule measurements move the offset: by none, the app restores its place itself.
  ///
  /// Key `model.anchorPolicy`; a switch of this model.
  public var anchorPolicy: AnchorPolicy
  /// Whether the platform follows the growth of rows above the viewport by itself: no.
  ///
  /// Key `model.compositionalAutoCompensation`; a switch of this model.
  public var autoCompensation: Bool
  /// Whether cells are prepared before their rows are visible: one ahead.
  ///
  /// Key `model.prefetch`; a switch of this model.
  public var prefetch: PrefetchPolicy
  /// The major version of the platform whose behaviour is modelled: 26.
  ///
  /// Before 15 an update reloads all rows (U-DIFF-9), no cell is prepared ahead (U-PREP-2) and a
  /// layout that does not come to rest stops without an exception (U-PASS-3); before 16 no cell
  /// tells of a new size by itself; before 26 a row that changes its height in an update is asked
  /// again (U-BATCH-8). That 15.1 passes over a proposed offset while the user scrolls
  /// (U-BATCH-10) cannot be seen here: an update waits until the list is at rest.
  ///
  /// Key `model.osVersion`; a switch of this model.
  public var osVersion: Int

  /// Creates a tuning; what is not given is as in the modelled app.
  public init(
    estimatedHeight: Length = .points(80),
    loopLimit: Int = 100,
    granularity: PassGranularity = .batch,
    heightEpsilon: HeightEpsilon = .pixel,
    estimates: EstimatePolicy = .fixed,
    anchorPolicy: AnchorPolicy = .handbook,
    autoCompensation: Bool = false,
    prefetch: PrefetchPolicy = .oneAhead,
    osVersion: Int = 26
  ) {
    self.estimatedHeight = estimatedHeight
    self.loopLimit = loopLimit
    self.granularity = granularity
    self.heightEpsilon = heightEpsilon
    self.estimates = estimates
    self.anchorPolicy = anchorPolicy
    self.autoCompensation = autoCompensation
    self.prefetch = prefetch
    self.osVersion = osVersion
  }
}
