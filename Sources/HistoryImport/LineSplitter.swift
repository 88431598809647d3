/// Cuts a stream of bytes into lines, blank ones left out.
///
/// Source: J-15, LIM-1.
struct LineSplitter: PieceSource {
  private let maximumBytes: Int
  private var chunk: [UInt8] = []
  private var cursor = 0
  /// The start of a line whose end has not come.
  private var pending: [UInt8] = []
  private var number = 1
  private var lineStart = 0

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  mutating func take(_ chunk: [UInt8]) {
    self.chunk = chunk
    cursor = 0
  }

  mutating func next() throws(ImportError) -> Piece? {
    while let end = lineEnd {
      try append(end)
      let piece = complete()
      cursor = end + 1
      lineStart += 1
      if !piece.isBlank { return piece }
    }
    try append(chunk.count)
    cursor = chunk.count
    return nil
  }

  mutating func end() throws(ImportError) -> Piece? {
    let piece = complete()
    return piece.isBlank ? nil : piece
  }

  private var lineEnd: Int? {
    chunk.withUnsafeBufferPointer { $0[cursor...].firstIndex(of: UInt8(ascii: "\n")) }
  }

  private mutating func append(_ end: Int) throws(ImportError) {
    guard pending.count + end - cursor <= maximumBytes else {
      let line = Piece(kind: .line, number: number, byteOffset: lineStart, bytes: [])
      throw line.error("a line has at most \(maximumBytes) bytes", rule: "H-JSON-7")
    }
    pending += chunk[cursor..<end]
  }

  private mutating func complete() -> Piece {
    let piece = Piece(kind: .line, number: number, byteOffset: lineStart, bytes: pending)
    lineStart += pending.count
    number += 1
    pending = []
    return piece
  }
}
