/// Cuts a stream of bytes into the elements of the array that it is.
///
/// Only strings and brackets are looked at: whether an element is valid is its reader's to say. A
/// stream that is no array is one piece.
///
/// Source: J-15, LIM-1.
struct ElementSplitter: PieceSource {
  private enum State {
    case beforeRoot
    case inArray
    case inWhole
    case afterRoot
  }

  private let maximumBytes: Int
  private var state = State.beforeRoot
  private var chunk: [UInt8] = []
  private var cursor = 0
  /// Where the chunk starts in the stream.
  private var chunkStart = 0
  /// The start of an element whose end has not come.
  private var pending: [UInt8] = []
  private var number = 1
  private var elementStart = 0
  private var scan = BracketScan()

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  mutating func take(_ chunk: [UInt8]) {
    chunkStart += self.chunk.count
    self.chunk = chunk
    cursor = 0
  }

  mutating func next() throws(ImportError) -> Piece? {
    if state == .beforeRoot { findRoot() }
    while state == .inArray {
      guard let end = scan.end(in: chunk, from: cursor) else {
        try append(chunk.count)
        return nil
      }
      try append(end)
      cursor = end + 1
      if let piece = complete(isLast: chunk[end] == UInt8(ascii: "]")) { return piece }
    }
    if state == .inWhole { try append(chunk.count) }
    if state == .afterRoot { try checkRest() }
    return nil
  }

  mutating func end() throws(ImportError) -> Piece? {
    switch state {
    case .afterRoot: return nil
    case .inWhole:
      return Piece(kind: .whole, number: 1, byteOffset: elementStart, bytes: pending)
    case .beforeRoot, .inArray:
      throw fault("the document ends early", at: chunkStart + chunk.count)
    }
  }

  private mutating func findRoot() {
    guard let root = chunk[cursor...].firstIndex(where: { !Piece.isBlank($0) }) else {
      cursor = chunk.count
      return
    }
    let isArray = chunk[root] == UInt8(ascii: "[")
    state = isArray ? .inArray : .inWhole
    cursor = isArray ? root + 1 : root
    elementStart = chunkStart + cursor
  }

  private mutating func append(_ end: Int) throws(ImportError) {
    guard pending.count + end - cursor <= maximumBytes else {
      let piece = Piece(kind: .element, number: number, byteOffset: elementStart, bytes: [])
      throw piece.error("an element has at most \(maximumBytes) bytes", rule: "H-JSON-7")
    }
    pending += chunk[cursor..<end]
    cursor = end
  }

  /// The element that has ended; an array without elements is the only place for none.
  private mutating func complete(isLast: Bool) -> Piece? {
    let piece = Piece(kind: .element, number: number, byteOffset: elementStart, bytes: pending)
    elementStart = chunkStart + cursor
    pending = []
    if isLast { state = .afterRoot }
    if isLast, number == 1, piece.isBlank { return nil }
    number += 1
    return piece
  }

  private mutating func checkRest() throws(ImportError) {
    if let index = chunk[cursor...].firstIndex(where: { !Piece.isBlank($0) }) {
      throw fault("something follows the array", at: chunkStart + index)
    }
    cursor = chunk.count
  }

  private func fault(_ message: String, at byteOffset: Int) -> ImportError {
    let piece = Piece(kind: .whole, number: 1, byteOffset: byteOffset, bytes: [])
    return piece.error(message, rule: "H-JSON-1")
  }
}
