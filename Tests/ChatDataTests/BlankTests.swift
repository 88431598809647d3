import ChatData
import Testing

@Suite struct BlankTests {
  private func isBlank(_ scalar: UInt32) -> Bool {
    let escape = "\\u" + String(0x10000 + scalar, radix: 16).suffix(4)
    let item = EnvelopeCase("blank", nil) { $0.top["boundaryToken"] = "\"\(escape)\"" }
    return item.error?.rule == "H-ENV-3"
  }

  /// H-JSON-6.
  @Test func `The 25 characters that trim removes are blank and their neighbours are not`() {
    let blanks: [UInt32] =
      [0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0xa0, 0x1680]
      + Array(0x2000...0x200a) + [0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]
    #expect(blanks.count == 25)
    for scalar in blanks {
      #expect(isBlank(scalar), "\(scalar)")
      for near in [scalar - 1, scalar + 1] where !blanks.contains(near) {
        #expect(!isBlank(near), "\(near)")
      }
    }
    for scalar: UInt32 in [0x85, 0x180e, 0x200b, 0x2060, 0x0, 0x41] {
      #expect(!isBlank(scalar), "\(scalar)")
    }
  }
}
