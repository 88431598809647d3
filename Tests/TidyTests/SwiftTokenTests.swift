import Testing

@Suite struct SwiftTokenTests {
  @Test func `Words and signs come with their lines`() {
    let tokens = SwiftToken.all(in: "let a_1 = b.c\n\n  if ü {")
    #expect(tokens.map(\.text) == ["let", "a_1", "=", "b", ".", "c", "if", "ü", "{"])
    #expect(tokens.map(\.line) == [1, 1, 1, 1, 1, 1, 3, 3, 3])
    #expect(tokens.map(\.isWord) == [true, true, false, true, false, true, true, true, false])
  }

  @Test func `Nothing has no tokens`() {
    #expect(SwiftToken.all(in: "").isEmpty)
    #expect(SwiftToken.all(in: " \n  \n").isEmpty)
  }
}
