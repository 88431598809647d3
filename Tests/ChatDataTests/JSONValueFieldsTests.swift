import ChatData
import Testing

@Suite struct JSONValueFieldsTests {
  @Test func `A field is refused with its own rule and the reader's sentence`() {
    let messages = [
      ("null", "expected a number, found null"), ("\"7\"", "expected a number, found a string"),
      ("7.0", "expected an integer without fraction or exponent"),
      ("9007199254740992", "expected an integer within 2^53 - 1 of zero"),
      ("123456789012345678", "an integer has at most 17 characters"),
      ("-7", "expected an unsigned integer"),
    ]
    for (text, message) in messages {
      let item = EnvelopeCase(text, "H-ENV-7") { $0.top["loadedEntries"] = text }
      #expect(item.error?.rule == "H-ENV-7")
      #expect(item.error?.message == message)
      #expect(item.error?.path == "loadedEntries")
    }
    let blank = EnvelopeCase("blank", "H-ROW-2") { $0.row["id"] = "\" \"" }
    #expect(blank.error?.message == "blank text")
    #expect(blank.error?.path == "timeline[0].id")
  }
}
