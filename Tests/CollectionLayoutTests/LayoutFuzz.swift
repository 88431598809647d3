import CollectionLayout
import TimelineUnits

/// Seeded random updates, viewports and heights for the layout and its naive twin.
struct LayoutFuzz {
  static let ids = 60
  var layout: ListLayout
  var oracle: LayoutOracle
  var cells: ScriptedCells
  var random: RandomSource
  private var list: [Int] = []
  private var contentHeight = Length.zero
  private var known: (version: Int, rows: [LayoutOracle.Row])?
  private var bounds = VerticalExtent(top: .zero, height: .points(300))

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let options = LayoutOptions(
      loopLimit: random.chance(1, in: 8) ? 2 : 100,
      granularity: random.chance(1, in: 2) ? .batch : .perCell,
      heightEpsilon: HeightEpsilon(rawValue: UInt8(random.below(3))) ?? .pixel,
      asksAgainInUpdates: random.chance(1, in: 3)
    )
    layout = ListLayout(estimatedHeight: .points(80), width: .points(390), options: options)
    oracle = LayoutOracle(estimate: Length.points(80).units, options: options)
    cells = ScriptedCells([Length?](repeating: .points(80), count: LayoutFuzz.ids))
    let corrections: [ScriptedCells.Correction] = [.never, .ifCutOrAbove, .always]
    cells.correction = corrections[random.below(3)]
    for id in 0..<LayoutFuzz.ids { changeHeight(id) }
  }

  /// Does one update and one layout on both sides and compares all that shows.
  mutating func step() throws -> String? {
    try update()
    if let fault = versionFault() { return fault }
    if random.chance(1, in: 2) { scroll() }
    if random.chance(1, in: 4) { changeHeight(random.below(LayoutFuzz.ids)) }
    var ownBounds = bounds
    var twinBounds = bounds
    var ownCells = cells
    var twinCells = cells
    var report = layout.layOut(bounds: &ownBounds, cells: &ownCells)
    if let fault = recordFault(report, ownBounds) { return fault }
    report.records = []
    report.dropped = 0
    let expected = oracle.layOut(&twinBounds, &twinCells)
    bounds = twinBounds
    if report != expected { return "report \(report), not \(expected)" }
    if ownBounds != twinBounds { return "bounds \(ownBounds), not \(twinBounds)" }
    if ownCells.calls != twinCells.calls { return "calls \(ownCells.calls)" }
    if ownCells.changes != twinCells.changes { return "changes \(ownCells.changes)" }
    if layout.needsLayout != (expected.fault != nil) { return "needsLayout" }
    return disagreement() ?? versionFault()
  }

  /// What changed behind an unchanged version: such a list has to have the rows that it had.
  private mutating func versionFault() -> String? {
    defer { known = (layout.geometryVersion, oracle.rows) }
    guard let known, known.version == layout.geometryVersion else { return nil }
    return known.rows == oracle.rows ? nil : "rows changed behind version \(known.version)"
  }

  /// What is wrong with the invalidations: their adjustments have to add up to the changes of the
  /// content and of the offset.
  ///
  /// L-INV-2, L-INV-4.
  private mutating func recordFault(
    _ report: LayoutReport,
    _ after: VerticalExtent
  ) -> String? {
    var size = Length.zero
    var offset = Length.zero
    var heights = 0
    for record in report.records {
      size += record.contentSizeAdjustment
      offset += record.contentOffsetAdjustment
      if record.cause == .rowSizes { heights += 1 }
      if record.firstRow > layout.count { return "invalidation of row \(record.firstRow)" }
    }
    defer { contentHeight = layout.contentHeight }
    if size != layout.contentHeight - contentHeight { return "size adjustments \(size)" }
    if offset != after.top - bounds.top { return "offset adjustments \(offset)" }
    if heights != report.invalidations { return "\(heights) invalidations of rows" }
    return heights + report.dropped == report.measured ? nil : "\(report.dropped) dropped"
  }

  private func disagreement() -> String? {
    if layout.count != oracle.rows.count { return "count" }
    if Array(layout.visibleRows) != Array(oracle.visible) {
      return "visible \(layout.visibleRows), not \(oracle.visible)"
    }
    if layout.contentHeight.units != oracle.top(oracle.rows.count) { return "content height" }
    for index in oracle.rows.indices {
      let row = oracle.rows[index]
      let item = ItemID(rawValue: UInt32(row.id))
      let frame = layout.frame(at: index)
      if frame.top.units != oracle.top(index) { return "top of \(index)" }
      if frame.height.units != row.height { return "height of \(index)" }
      if layout.top(of: item) != frame.top { return "top of item \(row.id)" }
      if layout.index(of: item) != index { return "index of \(row.id)" }
      if layout.isMeasured(at: index) != row.isMeasured { return "flag of \(index)" }
      if layout.hasCell(item) != (oracle.cells[row.id] != nil) { return "cell of \(row.id)" }
    }
    return nil
  }

  private mutating func update() throws {
    switch random.below(8) {
    case 0:
      list = shuffled(random.below(LayoutFuzz.ids))
      oracle.reset(list)
      layout.reset(to: try snapshot(list))
    case 1, 2, 3:
      edit()
      oracle.apply(list)
      layout.apply(try snapshot(list))
    case 4, 5:
      for _ in 0..<random.below(6) {
        let id = random.below(LayoutFuzz.ids)
        changeHeight(id)
        oracle.reconfigure(id)
        layout.reconfigure(ItemID(rawValue: UInt32(id)))
      }
    case 6:
      for _ in 0..<random.below(6) {
        let id = random.below(LayoutFuzz.ids)
        changeHeight(id)
        oracle.invalidateSize(id)
        layout.invalidateSize(of: ItemID(rawValue: UInt32(id)))
      }
    default:
      guard random.chance(1, in: 3) else { return }
      oracle.changeWidth()
      layout.setWidth(layout.width + .points(1))
    }
  }

  private mutating func edit() {
    for _ in 0..<(1 + random.below(4)) {
      let id = random.below(LayoutFuzz.ids)
      if let place = list.firstIndex(of: id) { list.remove(at: place) }
      if random.chance(2, in: 3) { list.insert(id, at: random.below(list.count + 1)) }
    }
  }

  private mutating func shuffled(_ count: Int) -> [Int] {
    var all = Array(0..<LayoutFuzz.ids)
    all.shuffle(using: &random)
    return Array(all[..<count])
  }

  private mutating func scroll() {
    let content = Int(oracle.top(oracle.rows.count))
    bounds.top = Length(units: Int64(random.below(content + 60_000) - 30_000))
    if random.chance(1, in: 10) { bounds.height = .points(Int64(random.below(900))) }
  }

  private mutating func changeHeight(_ id: Int) {
    switch random.below(6) {
    case 0: cells.heights[id] = nil
    case 1: cells.heights[id] = .points(80)
    case 2: cells.heights[id] = Length(units: 15_360 + Int64(random.below(400)) - 200)
    case 3: cells.heights[id] = .points(Int64(random.below(12)))
    default: cells.heights[id] = Length(units: Int64(random.below(40_000)))
    }
  }
}
