internal import TimelineSimulation
internal import TimelineUnits

/// The rows of a run by number, and the named groups that events refer to.
struct RowTable {
  private struct Group {
    var name: String?
    var first: Int
    var count: Int
  }

  let place: String
  /// How rows of text are laid out from now on.
  var layout: TextLayout
  /// Who is told which row is measured, if anyone is.
  let observer: WorkObserver?
  /// The first content of every row.
  private(set) var contents: [RowContent] = []
  /// The text of every row that has one.
  private(set) var texts: [TextRow?] = []
  /// The height that the events so far leave each row with.
  private var heights: [Length] = []
  private var groups: [Group] = []
  private var streamed: [ItemID] = []
  /// The group whose rows are taken next.
  private var cursor = 0

  init(place: String, layout: TextLayout, observer: WorkObserver? = nil) {
    self.place = place
    self.layout = layout
    self.observer = observer
  }

  /// Numbers the rows of a group.
  ///
  /// - Throws: `InputError` beyond the most rows of a run, and for values that no row can have.
  mutating func define(
    _ group: RowGroup,
    drawn: DrawnRows,
    measurer: inout some TextMeasurer
  ) throws(InputError) {
    let count = drawn.count ?? group.source.knownCount ?? 0
    guard contents.count + count <= Limits.rows else {
      throw error(group, "a run has at most \(Limits.rows) rows")
    }
    groups.append(Group(name: group.name, first: contents.count, count: count))
    for index in 0..<count {
      let text = drawn.text(at: index)
      var measured: MeasuredText?
      if let text {
        observer?.began(.row, at: .zero, item: ItemID(rawValue: UInt32(contents.count)))
        defer { observer?.ended() }
        measured = try measurer.measure(text, in: layout)
      }
      if let measured { try check(measured.height, of: text) }
      let stated = drawn.height(at: index) ?? group.height(at: index)
      guard let height = measured?.height ?? stated, height <= Limits.rowHeight,
        let preparation = group.preparation.preparation(at: index, modelled: measured)
      else { throw error(group, "row \(index) has no height or time that a row can have") }
      contents.append(
        RowContent(
          height: height,
          preparation: preparation,
          guardRule: measured?.guardRule,
          textWork: measured?.work ?? TextWork()
        )
      )
      heights.append(height)
      texts.append(text)
    }
  }

  /// The numbers of the rows of the next groups, which have to be those given.
  ///
  /// Groups are taken in the order in which they were defined.
  mutating func takeRows(of taken: [RowGroup]) -> [ItemID] {
    var items: [ItemID] = []
    for _ in taken {
      let group = groups[cursor]
      cursor += 1
      items += (group.first..<group.first + group.count).map { ItemID(rawValue: UInt32($0)) }
    }
    return items
  }

  /// The rows that a reference stands for.
  ///
  /// - Throws: `InputError` if there are none.
  func rows(of reference: RowReference) throws(InputError) -> [ItemID] {
    let name = reference.group
    guard let group = groups.first(where: { $0.name?.utf8.elementsEqual(name.utf8) ?? false }),
      let positions = reference.positions(count: group.count)
    else { throw error(reference, "\(name) does not have these rows") }
    return positions.map { ItemID(rawValue: UInt32(group.first + $0)) }
  }

  /// The one row that a reference stands for.
  ///
  /// - Throws: `InputError` if there is none or more than one.
  func row(of reference: RowReference) throws(InputError) -> ItemID {
    let rows = try rows(of: reference)
    guard rows.count == 1 else { throw error(reference, "one row is needed, not \(rows.count)") }
    return rows[0]
  }

  /// The height that the events so far leave a row with.
  func height(of item: ItemID) -> Length { heights[item.index] }

  /// Notes the height that an event leaves a row with.
  mutating func setHeight(_ height: Length, of item: ItemID) {
    heights[item.index] = height
  }

  /// Replaces the first content of a row that is streamed in.
  mutating func setContent(_ content: RowContent, of item: ItemID) {
    contents[item.index] = content
    heights[item.index] = content.height
    streamed.append(item)
  }

  /// Checks that a row of text is no taller than a row may be.
  ///
  /// - Throws: `InputError` that names the row where the user can find it.
  func check(_ height: Length, of text: TextRow?) throws(InputError) {
    guard height > Limits.rowHeight else { return }
    let points = Int(height.points.rounded(.up))
    throw InputError(
      place: text?.place ?? place,
      rule: FormatRule.range,
      message: "the row is \(points) pt tall, the most is \(Int(Limits.rowHeight.points)); "
        + InputLimit.row.wayOut
    )
  }

  /// Whether a row is streamed in, so that no one text is its own.
  func isStreamed(_ item: ItemID) -> Bool { streamed.contains(item) }

  private func error(_ group: RowGroup, _ message: String) -> InputError {
    InputError(
      place: place,
      byteOffset: group.byteOffset,
      rule: FormatRule.range,
      message: message
    )
  }

  private func error(_ reference: RowReference, _ message: String) -> InputError {
    InputError(
      place: place,
      byteOffset: reference.byteOffset,
      rule: FormatRule.names,
      message: message
    )
  }
}

extension RowGroup {
  /// The stated height of a row, or `nil` if none is stated or it is out of bounds.
  fileprivate func height(at index: Int) -> Length? {
    switch source {
    case .formula(let formula, _): formula.value(at: index).map(Length.init(units:))
    case .heights(let heights): heights[index]
    case .corpus, .generated, .input: nil
    }
  }
}
