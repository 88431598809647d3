import Testing

@testable import MarkdownRows

@Suite struct ScalarReaderTests {
  @Test func `Valid text reads as its code points, with their places`() {
    let text = "aé漢👍\u{10ffff}"
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = ScalarReader(bytes)
      var read: [UInt32] = []
      while let scalar = reader.next() {
        read.append(scalar)
        #expect(reader.end > reader.start)
      }
      #expect(read == text.unicodeScalars.map(\.value))
      #expect(reader.end == bytes.count)
    }
  }

  @Test func `All sequences of 3 bytes out of 12 end, broken ones as U+FFFD`() {
    let alphabet: [UInt8] = [
      0x00, 0x61, 0x7f, 0x80, 0xbf, 0xc0, 0xc3, 0xe2, 0xed, 0xf0, 0xf5, 0xff,
    ]
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          [first, second, third].withUnsafeBufferPointer { bytes in
            var reader = ScalarReader(bytes)
            var count = 0
            let peeked = reader.peek()
            while let scalar = reader.next() {
              if count == 0 { #expect(scalar == peeked) }
              count += 1
            }
            #expect(count >= 1 && count <= 3 && reader.end == 3)
          }
        }
      }
    }
  }
}
