/// Writes the numbers of an input as bytes.
///
/// Settings take eight bytes each, lowest first, so that a reader finds and replaces one by its
/// position; what follows is folded and in base 128.
struct ImageWriter: ImageCodec {
  private(set) var bytes: [UInt8] = SimulationImage.magic
  private(set) var settings = 0
  private var isInBody = false

  let isReading = false
  var flaw: ImageError?

  /// Ends the settings.
  mutating func beginBody() { isInBody = true }

  mutating func number(_ value: inout Int64) {
    let bits = UInt64(bitPattern: value)
    guard isInBody else {
      for position in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * position)))
      }
      settings += 1
      return
    }
    var rest = UInt64(bitPattern: value << 1 ^ value >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
