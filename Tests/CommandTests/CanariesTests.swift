import Testing

/// The controls of the search: each form that a leak can take is found.
@Suite struct CanariesTests {
  /// PRIV-4: the check can fail.
  @Test func `A word is found in 14 forms, wherever it stands`() {
    for word in Canaries.words {
      let forms = Canaries.forms(of: Array(word.utf8))
      #expect(forms.count == 14)
      for form in forms {
        #expect(Canaries.leaks(in: Array("before ".utf8) + form + [0]).contains(word))
      }
      #expect(Canaries.leaks(in: Array(word.uppercased().utf8)) == [word])
    }
  }

  @Test func `Base64 is found at each of the three places that a word can begin at`() {
    // The first word behind 0, 1 and 2 bytes, as any encoder writes it.
    for text in ["YXhvbG90bHRleHQ=", "eGF4b2xvdGx0ZXh0", "eHhheG9sb3RsdGV4dA=="] {
      #expect(Canaries.leaks(in: Array(text.utf8)) == ["axolotltext"], "\(text)")
    }
  }

  @Test func `Other text holds none`() {
    #expect(Canaries.leaks(in: Array("axolotl text, a reply of 300 bytes".utf8)) == [])
    #expect(Canaries.leaks(in: []) == [])
  }
}
