import ChatScenarios
import StrictJSON
import Testing

/// Covers `InputFile+JSON`.
@Suite struct InputFileJSONTests {
  @Test func `A reader gets the value of the file; its fault and the file's are told in one way`()
    throws
  {
    let number = try InputFile.json(Array("7".utf8), at: "x") { value throws(JSONError) in
      try value.integer(in: 0...9)
    }
    #expect(number == 7)
    for text in ["12", "[", ""] {
      #expect {
        try InputFile.json(Array(text.utf8), at: "file.json") { value throws(JSONError) in
          try value.integer(in: 0...9)
        }
      } throws: { error in
        (error as? InputError)?.description.hasPrefix("file.json: byte ") == true
      }
    }
  }
}
