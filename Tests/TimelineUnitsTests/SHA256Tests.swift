import Testing

@testable import TimelineUnits

@Suite struct SHA256Tests {
  private func digest(_ text: String) -> String {
    let bytes = Array(text.utf8).withUnsafeBytes { SHA256.digest(of: $0) }
    return bytes.map { byte in
      let hex = String(byte, radix: 16)
      return byte < 16 ? "0" + hex : hex
    }.joined()
  }

  /// T-DET-2.
  @Test func `The vectors of FIPS 180-4 and the lengths around a block come out right`() {
    #expect(
      digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(
      digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
    #expect(
      digest(String(repeating: "a", count: 64))
        == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    )
  }
}
