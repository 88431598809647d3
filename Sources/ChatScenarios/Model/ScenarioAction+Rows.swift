extension ScenarioAction {
  /// The groups of rows that the event brings.
  var groups: [RowGroup] {
    switch self {
    case .live(_, let append), .send(let append):
      append
    case .stream(let plan):
      if case .append(let group) = plan.target { [group] } else { [] }
    case .window(let rows, _), .epoch(let rows, _):
      rows.compactMap { if case .new(let group) = $0 { group } else { nil } }
    default:
      []
    }
  }

  /// The references to rows that the event makes.
  var references: [RowReference] {
    switch self {
    case .resize(let row, _): [row]
    case .grow(let plan): [plan.row]
    case .alternate(let plan): [plan.row]
    case .scrollTo(let row, _, _): [row]
    case .live(let changes, _): changes.map(\.row)
    case .stream(let plan):
      if case .row(let row) = plan.target { [row] } else { [] }
    case .window(let rows, let changes), .epoch(let rows, let changes):
      rows.compactMap { if case .rows(let row) = $0 { row } else { nil } } + changes.map(\.row)
    default:
      []
    }
  }
}
