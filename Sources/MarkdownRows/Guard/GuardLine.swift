/// What the input guard knows about the line that it stands in.
struct GuardLine: Sendable {
  /// The part of a line that the next byte belongs to.
  enum Phase: Sendable {
    /// Spaces and container markers.
    case prefix
    /// One byte that is a list marker if a space, a tab or the line end follows.
    case bullet
    /// Digits that may be the number of a list item.
    case digits
    /// The dot or parenthesis after such digits.
    case numberEnd
    /// A run of backticks or tildes that may open a fence.
    case fenceRun
    /// The info string of a fence that opens.
    case fenceInfo
    /// A run that may close the open fence.
    case closingRun
    /// Spaces after such a run.
    case closingSpaces
    /// Nothing but `|`, `-`, `:` and spaces so far.
    case delimiterRow
    /// Anything else.
    case rest
  }

  /// The index of the line's first byte in the row.
  var start = 0
  /// Whether the line began inside a fence that excuses its lines.
  var isFenced = false
  var phase = Phase.prefix
  /// Whether no byte of the line was scanned.
  var isUntouched = true

  var markers = 0
  var indentation = 0
  var digits = 0
  /// Whether anything but spaces and tabs was seen.
  var isBlank = true
  /// The index of the first byte after spaces and container markers.
  var contentStart = 0
  var opensWithBracket = false
  /// Whether the line holds a link reference definition, as far as the guard can tell.
  var isDefinition = false
  /// The index from which bytes count for the definition.
  var definitionMark = 0
  var pipes = 0
  var hasLeadingPipe = false
  var hasTrailingPipe = false
  var hasDash = false

  /// The line's cells, were it the delimiter row of a table.
  var cells: Int {
    pipes + 1 - (hasLeadingPipe ? 1 : 0) - (hasTrailingPipe && pipes > 1 ? 1 : 0)
  }
}

extension GuardLine {
  /// A line that begins at an index of the row.
  init(start: Int, isFenced: Bool) {
    self.start = start
    self.isFenced = isFenced
  }
}
