import Testing

@Suite struct DocumentationRuleTests {
  private func findings(_ text: String, path: String = "Sources/M/A.swift") -> [String] {
    DocumentationRule.findings(in: [SourceFile(path: path, text: text)]).map(\.description)
  }

  @Test func `A public declaration without a comment is found`() {
    #expect(
      findings("public struct A {\n  public var b: Int\n}")
        == [
          "Sources/M/A.swift:1: a public declaration without a comment",
          "Sources/M/A.swift:2: a public declaration without a comment",
        ]
    )
  }

  @Test func `A summary without a full stop is found`() {
    let text = "/// A thing\n///\n/// More of it.\npublic struct A {}"
    #expect(findings(text) == ["Sources/M/A.swift:4: the summary does not end with a full stop"])
  }

  @Test func `Cases of public enumerations and requirements of public protocols are public too`() {
    let text = """
      /// A choice.
      public enum A {
        case b
        /// The other one.
        case c(Int)
        func hidden() { switch self { case .b, .c: break } }
      }
      /// An ability.
      public protocol P {
        func d()
      }
      enum Private {
        case e
      }
      """
    #expect(
      findings(text)
        == [3, 10].map { "Sources/M/A.swift:\($0): a public declaration without a comment" }
    )
  }

  @Test func `Attributes may stand between a comment and its declaration`() {
    let text = """
      public import TimelineUnits
      /// A thing of
      /// two lines.
      ///
      /// - Complexity: O(1)
      @frozen
      @inlinable
      public struct A {}
      public extension A {}
      """
    #expect(findings(text) == [])
  }

  @Test func `Tests are not held to it`() {
    #expect(findings("public struct A {}", path: "Tests/MTests/A.swift") == [])
  }

  @Test func `The sources document what is public`() {
    Repository.expectNone(DocumentationRule.findings(in: Repository.files))
  }
}
