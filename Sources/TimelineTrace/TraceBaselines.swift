import TimelineUnits

/// What the binary form writes differences against: writer and reader keep the same values.
///
/// Sums and differences wrap around, so that no input can trap; the reader checks ranges
/// afterwards.
struct TraceBaselines {
  private(set) var time: Int64 = 0
  private var item: Int64 = 0
  private var offset: Int64 = 0
  private var contentHeight: Int64 = 0
  private var edge: Int64 = 0

  /// The value that a length of the stream is relative to.
  func base(of stream: TraceStream) -> Int64 {
    switch stream {
    case .absolute: 0
    case .offset: offset
    case .contentHeight: contentHeight
    case .edge: edge
    }
  }

  /// The value that an id is relative to.
  var itemBase: Int64 { item }

  mutating func advance(to ticks: Int64) {
    time = ticks
  }

  mutating func note(item raw: UInt32) {
    item = Int64(raw)
  }

  mutating func note(_ units: Int64, in stream: TraceStream) {
    switch stream {
    case .absolute: break
    case .offset: offset = units
    case .contentHeight: contentHeight = units
    case .edge: edge = units
    }
  }

  /// Moves the edge below a placed row, where its neighbour begins.
  mutating func skip(rowHeight units: Int64) {
    edge &+= units
  }
}
