/// Reads the numbers of an input from bytes; every flaw is an error, never a trap.
struct ImageReader: ImageCodec {
  private let bytes: [UInt8]
  private var position: Int
  private var isInBody = false

  let isReading = true

  init(_ bytes: [UInt8]) throws(ImageError) {
    let magic = SimulationImage.magic
    guard bytes.count >= magic.count, bytes[..<magic.count].elementsEqual(magic) else {
      throw ImageError.notAnImage
    }
    self.bytes = bytes
    position = magic.count
  }

  /// Ends the settings.
  mutating func beginBody() { isInBody = true }

  /// Takes the end of the bytes.
  func checkEnd() throws(ImageError) {
    if position < bytes.count { throw ImageError.trailingBytes }
  }

  mutating func number(_ value: inout Int64) throws(ImageError) {
    guard isInBody else {
      var bits: UInt64 = 0
      for place in 0..<8 { bits |= UInt64(try byte()) << UInt64(8 * place) }
      value = Int64(bitPattern: bits)
      return
    }
    var folded: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw ImageError.overlongNumber }
      folded |= UInt64(next & 0x7f) << shift
      if next & 0x80 == 0 { break }
      shift += 7
    }
    value = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  private mutating func byte() throws(ImageError) -> UInt8 {
    guard position < bytes.count else { throw ImageError.truncated }
    defer { position += 1 }
    return bytes[position]
  }
}
