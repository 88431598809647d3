/// One kind of work that an observer is told the beginning and the end of.
public enum WorkStep: UInt8, CaseIterable, Sendable {
  /// A file of rows is read.
  case decode
  /// The list of rows is edited.
  case edit
  /// The view model is rendered.
  case render
  /// A change is applied to the list.
  case apply
  /// A row's Markdown is read.
  case parse
  /// A row's words are broken and given widths.
  case shape
  /// A row's words are filled into lines.
  case fit
  /// A row is prepared for a time that the scenario states.
  case prepare
  /// The list is laid out.
  case layout
  /// A cell is asked for its height.
  case measure
  /// A cell is filled.
  case configure
  /// The list moves: finger, deceleration, animation, following, keyboard.
  case move
  /// The layout is looked at under the cover.
  case settle
  /// An older page may be asked for.
  case older
  /// A frame is shown.
  case commit
  /// A record is written.
  case record

  /// What the work is for.
  public var phase: WorkPhase {
    switch self {
    case .decode: .decode
    case .edit, .render, .apply: .diff
    case .parse: .parse
    case .shape: .shape
    case .fit: .fit
    case .prepare: .prepare
    case .layout, .measure: .layout
    case .configure: .configure
    case .move, .settle, .older, .commit: .scroll
    case .record: .trace
    }
  }
}
