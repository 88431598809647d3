import TimelineUnits

/// The state of one layout while its loop runs.
@usableFromInline
struct LayoutPass {
  var report = LayoutReport()
  // The rows of the pass, fixed when it starts, and the next of them to be looked at.
  var rows = 0..<0
  var cursor = 0
  // The row with a cell ahead of its display, if that cell waits for something.
  var prepared: Int?
  // The rows of the rectangle as of the last query.
  var visible = 0..<0
  var isQueryFresh = false
  // Whether a height or the offset changed since the pass began.
  var hasMoved = true
  var staged = Length.zero
  var measured: [Int32] = []

  @usableFromInline
  init() {}
}
