import StrictJSON
import Testing

@testable import ChatScenarios

@Suite struct InputErrorTests {
  @Test func `The line names place, byte, rule and fault, as far as there are any`() {
    #expect(
      InputError(place: "a.json", message: "no such file").description == "a.json: no such file"
    )
    #expect(
      InputError(place: "a.json", byteOffset: 7, rule: "H-JSON-2", message: "equal keys")
        .description
        == "a.json: byte 7: H-JSON-2: equal keys"
    )
  }

  @Test func `A fault of a JSON text keeps its place in the document`() {
    let fault = JSONError(rule: "H-JSON-3", byteOffset: 12, path: "rows[1]", message: "no integer")
    #expect(
      InputError(place: "a.json", json: fault).description
        == "a.json: byte 12: H-JSON-3: rows[1]: no integer"
    )
  }
}
