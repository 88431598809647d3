import StrictJSON
import Testing

@testable import ChatScenarios

@Suite struct JSONObjectReaderFormatTests {
  private func place(_ text: String, _ schemas: [String]) throws(JSONError) -> Int {
    var object = try JSONDocument(Array(text.utf8)).root.object(rule: FormatRule.keys)
    return try object.format(among: schemas)
  }

  private func error(_ text: String, or other: String? = nil) -> JSONError? {
    do throws(JSONError) {
      _ = try place(text, ["house.file/1"] + [other].compactMap(\.self))
      return nil
    } catch {
      return error
    }
  }

  @Test func `The very format passes, another version is refused at its byte with those read`() {
    #expect(error(#"{"schema": "house.file/1"}"#) == nil)
    let fault = error(#"{"schema": "house.file/2"}"#)
    #expect(fault?.rule == "FORMAT-4" && fault?.byteOffset == 11)
    #expect(fault?.message.contains("the format must be house.file/1") == true)
    let both = error(#"{"schema": "x"}"#, or: "house.run/1")
    #expect(both?.message.contains("house.file/1 or house.run/1") == true)
  }

  @Test func `Of several formats the one that the file states is told`() throws {
    let formats = ["house.file/1", "house.run/1"]
    #expect(try place(#"{"schema": "house.file/1"}"#, formats) == 0)
    #expect(try place(#"{"schema": "house.run/1"}"#, formats) == 1)
  }

  @Test func `A file without a format is refused`() {
    #expect(error("{}")?.message.contains("schema") == true)
  }
}
