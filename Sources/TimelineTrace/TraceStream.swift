/// What the binary form of a length is relative to.
enum TraceStream {
  /// Zero.
  case absolute
  /// The offset of the frame before.
  case offset
  /// The content height of the frame before.
  case contentHeight
  /// The lower edge of the row placed before.
  case edge
}
