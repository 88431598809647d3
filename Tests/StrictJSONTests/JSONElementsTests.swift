import StrictJSON
import Testing

@Suite struct JSONElementsTests {
  @Test func `Iteration jumps over what is inside an element`() throws {
    let elements = try document("[1,[2,[3]],{\"a\":[4]},\"5\",[]]").root.elements()
    #expect(elements.count == 5)
    #expect(elements.map(\.byteOffset) == [1, 3, 11, 21, 25])
    #expect(elements.map(\.kind) == [.number, .array, .object, .string, .array])
    #expect(try document("[ ]").root.elements().isEmpty)
    #expect(try document("[ ]").root.elements().map { $0.kind } == [])
  }
}
