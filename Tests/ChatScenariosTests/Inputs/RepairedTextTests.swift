import Testing

@testable import ChatScenarios

@Suite struct RepairedTextTests {
  @Test func `UTF-8 stays as it is, to the byte`() {
    for text in ["", "plain", "é 漢字 👩‍👩‍👧", "\u{fffd}", "\0"] {
      let repaired = RepairedText(Array(text.utf8))
      #expect(repaired.bytes == Array(text.utf8) && repaired.repairs == 0)
      #expect(repaired.note == nil)
    }
  }

  @Test(arguments: [
    ([0xff], 1), ([0x61, 0xff, 0xfe, 0x62], 2), ([0xc3], 1), ([0xe2, 0x82], 1),
    ([0xf0, 0x9f, 0x98, 0x61], 1), ([0xc0, 0xaf], 2), ([0xed, 0xa0, 0x80], 3), ([0x80, 0x61], 1),
  ])
  func `A part that is none is replaced as the standard library does, and counted`(
    bytes: [UInt8],
    repairs: Int
  ) {
    let repaired = RepairedText(bytes)
    #expect(repaired.repairs == repairs)
    let expected = String(decoding: bytes, as: UTF8.self)
    #expect(repaired.bytes == Array(expected.utf8))
    #expect(expected.unicodeScalars.count { $0 == "\u{fffd}" } == repairs)
  }

  @Test func `A note tells one part from several`() {
    #expect(RepairedText([0xff]).note == "1 part is no UTF-8 and is read as U+FFFD")
    #expect(RepairedText([0xff, 0xff]).note == "2 parts are no UTF-8 and are read as U+FFFD")
  }

  @Test func `A broken name is shown with the numbers of its bytes`() {
    #expect(RepairedText.shown(Array("é".utf8) + [0x61, 0xff, 0x2e, 0xc3]) == "éa\\xff.\\xc3")
  }
}
