/// A line of marbles: what happens in each tick of a time axis.
///
/// `-` is a tick in which nothing happens, a letter or digit is an event, `[ab]` are events in the
/// same tick in that order, `|` ends the run in its tick. Blanks only help the eye.
///
/// Source: S-TEST-3.
public struct MarbleLine: Equatable, Sendable {
  /// The events of each tick before the end.
  public var ticks: [[Character]]
  /// Whether the line says where the run ends.
  public var isEnded: Bool

  /// Creates a line from its ticks.
  public init(ticks: [[Character]], isEnded: Bool) {
    self.ticks = ticks
    self.isEnded = isEnded
  }

  /// Reads a line.
  ///
  /// - Throws: `MarbleError` if the text is not a line of marbles.
  /// - Complexity: O(*c*), where *c* is the number of characters.
  public init(_ text: String) throws(MarbleError) {
    var ticks: [[Character]] = []
    var group: [Character]?
    var isEnded = false
    for (column, character) in text.enumerated() where character != " " {
      if isEnded { throw MarbleError(column: column, reason: .afterEnd) }
      switch character {
      case "[":
        if group != nil { throw MarbleError(column: column, reason: .nestedGroup) }
        group = []
      case "]":
        guard let events = group else { throw MarbleError(column: column, reason: .noGroup) }
        ticks.append(events)
        group = nil
      case "-", "|":
        if group != nil { throw MarbleError(column: column, reason: .openGroup) }
        if character == "|" { isEnded = true } else { ticks.append([]) }
      default:
        guard character.isLetter || character.isNumber else {
          throw MarbleError(column: column, reason: .unknownMark)
        }
        if group == nil { ticks.append([character]) } else { group?.append(character) }
      }
    }
    if group != nil { throw MarbleError(column: text.count, reason: .openGroup) }
    self.init(ticks: ticks, isEnded: isEnded)
  }

  /// The line as text, one cell for each tick and one for the end.
  public var cells: [String] {
    var cells = ticks.map { events in
      switch events.count {
      case 0: "-"
      case 1: String(events)
      default: "[" + String(events) + "]"
      }
    }
    if isEnded { cells.append("|") }
    return cells
  }

  /// The line as text.
  public var text: String { cells.joined() }

  /// What to print when two lines differ: both, one below the other, and a caret under the first
  /// tick that differs; `nil` if they are equal.
  public static func mismatch(expected: MarbleLine, got: MarbleLine) -> String? {
    guard expected != got else { return nil }
    var lines = ["", "", ""]
    let left = expected.cells
    let right = got.cells
    var isFound = false
    for index in 0..<max(left.count, right.count) {
      let upper = index < left.count ? left[index] : ""
      let lower = index < right.count ? right[index] : ""
      if !isFound && upper != lower {
        lines[2] = String(repeating: " ", count: lines[0].count) + "^"
        isFound = true
      }
      let width = max(upper.count, lower.count)
      lines[0] += upper + String(repeating: " ", count: width - upper.count)
      lines[1] += lower + String(repeating: " ", count: width - lower.count)
    }
    return "\nexpected \(lines[0])\ngot      \(lines[1])\n         \(lines[2])"
  }
}
