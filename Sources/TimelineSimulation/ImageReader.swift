/// Reads the numbers of an input from bytes; a flaw is kept, never a trap.
struct ImageReader: ImageCodec {
  private let bytes: [UInt8]
  private var position: Int
  private var isInBody = false

  let isReading = true
  var flaw: ImageError?

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

  /// Throws the first flaw; more bytes than were read are one too.
  func checkEnd() throws(ImageError) {
    if let flaw { throw flaw }
    if position < bytes.count { throw ImageError.trailingBytes }
  }

  mutating func number(_ value: inout Int64) {
    guard isInBody else {
      var bits: UInt64 = 0
      for place in 0..<8 { bits |= UInt64(byte()) << UInt64(8 * place) }
      value = Int64(bitPattern: bits)
      return
    }
    var folded: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = byte()
      guard shift < 63 || next <= 1 else { return fail(.overlongNumber) }
      folded |= UInt64(next & 0x7f) << shift
      if next & 0x80 == 0 { break }
      shift += 7
    }
    value = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  private mutating func byte() -> UInt8 {
    guard flaw == nil, position < bytes.count else {
      fail(.truncated)
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }
}
