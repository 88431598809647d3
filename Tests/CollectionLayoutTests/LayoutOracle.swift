import CollectionLayout
import TimelineUnits

/// The naive twin of the list layout: arrays and walks, written from the rules and not from the
/// code.
struct LayoutOracle {
  struct Cell {
    var waitsForContent = true
    var waitsForHeight = true
  }

  struct Row: Equatable {
    var id: Int
    var height: Int64
    var isMeasured: Bool
  }

  var estimate: Int64
  var options: LayoutOptions
  var rows: [Row] = []
  var cells: [Int: Cell] = [:]
  // The last measured height of every row at this width, in the list or not.
  var known: [Int: Int64] = [:]
  var isStale: [Int: Bool] = [:]
  var spareCells = 0
  var visible = 0..<0
  var stagesAdjustments = false

  private mutating func row(_ id: Int) -> Row {
    Row(id: id, height: known[id] ?? estimate, isMeasured: known[id] != nil)
  }

  mutating func reset(_ list: [Int]) {
    rows = list.map { row($0) }
    spareCells += cells.count
    cells = [:]
  }

  mutating func apply(_ list: [Int]) {
    guard list != rows.map(\.id) else { return }
    for old in rows where !list.contains(old.id) && cells[old.id] != nil {
      cells[old.id] = nil
      spareCells += 1
    }
    rows = list.map { row($0) }
    stagesAdjustments = true
  }

  mutating func reconfigure(_ id: Int) {
    isStale[id] = true
    if cells[id] != nil { cells[id] = Cell() }
  }

  mutating func invalidateSize(_ id: Int) {
    isStale[id] = true
    cells[id]?.waitsForHeight = true
  }

  mutating func changeWidth() {
    known = [:]
    rows = rows.map { row($0.id) }
    for row in rows { cells[row.id]?.waitsForHeight = true }
  }

  func top(_ index: Int) -> Int64 { rows[..<index].reduce(0) { $0 + $1.height } }

  private func shown(_ bounds: VerticalExtent) -> Range<Int> {
    let shown = rows.indices.filter { index in
      let top = top(index)
      let bottom = top + rows[index].height
      return max(top, bounds.top.units) < min(bottom, bounds.bottom.units)
    }
    guard let first = shown.first, let last = shown.last else { return 0..<0 }
    return first..<(last + 1)
  }

  /// The layout loop; answers as `cells` would give them come from the same kind of table.
  mutating func layOut(
    _ bounds: inout VerticalExtent,
    _ provider: inout ScriptedCells
  ) -> LayoutReport {
    var report = LayoutReport()
    var measured: [Int] = []
    var staged: Int64 = 0
    var mustAsk = true
    var isAsked = false
    while true {
      if !mustAsk {
        if staged == 0 { break }
        bounds.top.units += staged
        staged = 0
        stagesAdjustments = false
        isAsked = false
      }
      mustAsk = false
      if !isAsked {
        visible = shown(bounds)
        report.queries += 1
      }
      isAsked = false
      let shownIDs = visible.map { rows[$0].id }
      for id in rows.map(\.id) where cells[id] != nil && !shownIDs.contains(id) {
        cells[id] = nil
        spareCells += 1
      }
      let work = visible.filter { cells[rows[$0].id]?.waitsForHeight ?? true }
      if work.isEmpty { continue }
      if report.passes == options.loopLimit {
        report.fault = .loopLimit(passes: options.loopLimit)
        break
      }
      report.passes += 1
      for index in work {
        if options.granularity == .perCell && !visible.contains(index) { continue }
        let moved = measure(index, &bounds, &provider, &report, &staged)
        if moved.isAnswered { measured.append(index) }
        mustAsk = mustAsk || moved.hasMoved
        if moved.hasMoved { isAsked = false }
        if options.granularity == .perCell && mustAsk && !isAsked {
          visible = shown(bounds)
          report.queries += 1
          isAsked = true
        }
      }
    }
    stagesAdjustments = false
    report.wasted = measured.filter { !visible.contains($0) }.count
    return report
  }

  private mutating func measure(
    _ index: Int,
    _ bounds: inout VerticalExtent,
    _ provider: inout ScriptedCells,
    _ report: inout LayoutReport,
    _ staged: inout Int64
  ) -> (hasMoved: Bool, isAnswered: Bool) {
    let old = rows[index]
    let item = ItemID(rawValue: UInt32(old.id))
    if cells[old.id] == nil {
      report.cellsMade += 1
      if spareCells > 0 {
        spareCells -= 1
        report.cellsReused += 1
      }
      cells[old.id] = Cell()
    }
    if cells[old.id]?.waitsForContent == true {
      provider.configure(item)
      report.configured += 1
    }
    cells[old.id] = Cell(waitsForContent: false, waitsForHeight: false)
    guard let answer = provider.preferredHeight(of: item, width: .zero) else {
      report.unprepared += 1
      isStale[old.id] = true
      return (false, false)
    }
    report.measured += 1
    if old.isMeasured && isStale[old.id] != true { report.remeasured += 1 }
    isStale[old.id] = false
    let height = counted(answer.units, old)
    let change = HeightChange(
      item: item,
      index: index,
      oldHeight: Length(units: old.height),
      newHeight: Length(units: height),
      oldTop: Length(units: top(index)),
      isFirst: !old.isMeasured,
      position: position(index, bounds),
      contentHeight: Length(units: top(rows.count) + height - old.height),
      viewport: bounds
    )
    rows[index].height = height
    rows[index].isMeasured = true
    known[old.id] = height
    var hasMoved = height != old.height
    if hasMoved { report.invalidations += 1 }
    if hasMoved && stagesAdjustments && options.asksAgainInUpdates {
      cells[old.id] = Cell(waitsForContent: false, waitsForHeight: true)
    }
    let adjustment = provider.didMeasure(change, in: HeightTree()).units
    if stagesAdjustments {
      staged += adjustment
    } else if adjustment != 0 {
      bounds.top.units += adjustment
      hasMoved = true
    }
    return (hasMoved, true)
  }

  private func counted(_ answer: Int64, _ old: Row) -> Int64 {
    let distance = abs(answer - old.height)
    switch options.heightEpsilon {
    case .pixel: return answer
    case .halfPoint: return !old.isMeasured || distance >= 96 ? answer : old.height
    case .onePoint: return distance >= 192 ? answer : old.height
    }
  }

  private func position(_ index: Int, _ bounds: VerticalExtent) -> RowPosition {
    let top = top(index)
    if top + rows[index].height <= bounds.top.units { return .above }
    if top >= bounds.bottom.units { return .below }
    return top < bounds.top.units ? .straddling : .inside
  }
}
