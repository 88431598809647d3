import StrictJSON
import Testing

@Suite struct JSONLimitsTests {
  private func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  /// H-JSON-7.
  @Test func `64 levels are read and the 65th bracket is refused`() {
    for inner in ["", "1", "null"] {
      #expect(refusal(nested(64, "[", inner, "]")) == nil)
      #expect(refusal(nested(65, "[", inner, "]"))?.byteOffset == 64)
    }
    #expect(refusal(nested(64, #"{"a":"#, "1", "}")) == nil)
    let objects = refusal(nested(65, #"{"a":"#, "1", "}"))
    #expect(objects?.rule == "H-JSON-7")
    #expect(objects?.byteOffset == 64 * 5)
    #expect(refusal("[1," + nested(64, "[", "", "]") + "]")?.byteOffset == 3 + 63)
  }

  @Test func `100000 open brackets are refused at the 65th without a deep stack`() {
    for bracket in ["[", #"{"":"#, #"[{"a":"#] {
      let error = refusal(String(repeating: bracket, count: 100_000))
      #expect(error?.rule == "H-JSON-7")
    }
    #expect(refusal(String(repeating: "[", count: 100_000))?.byteOffset == 64)
    #expect(refusal(String(repeating: "[", count: 64) + "[[")?.byteOffset == 64)
  }

  @Test func `A depth limit of 1024 or more counts as 1024`() {
    var limits = JSONLimits()
    for maximum in [1_024, 5_000, Int.max] {
      limits.maximumDepth = maximum
      #expect(refusal(nested(1_024, "[", "", "]"), limits: limits) == nil)
      #expect(refusal(nested(1_025, "[", "", "]"), limits: limits)?.byteOffset == 1_024)
    }
  }

  @Test func `The byte limit is inclusive and named at the first byte beyond`() {
    var limits = JSONLimits()
    limits.maximumBytes = 6
    #expect(refusal("[1,2] ", limits: limits) == nil)
    let error = refusal("[1,23] ", limits: limits)
    #expect(error?.rule == "H-JSON-7")
    #expect(error?.byteOffset == 6)
  }

  @Test func `Values are counted and keys are not`() {
    var limits = JSONLimits()
    limits.maximumNodes = 4
    #expect(refusal("[1,2,3]", limits: limits) == nil)
    #expect(refusal(#"{"a":1,"b":[2]}"#, limits: limits) == nil)
    #expect(refusal("[1,2,3,4]", limits: limits)?.byteOffset == 7)
    #expect(refusal("[1,2,3,[]]", limits: limits)?.byteOffset == 7)
    limits.maximumNodes = 1
    #expect(refusal("[]", limits: limits) == nil)
    #expect(refusal("7", limits: limits) == nil)
    #expect(refusal("[7]", limits: limits)?.byteOffset == 1)
  }

  @Test func `Strings and keys are measured by their decoded bytes`() {
    var limits = JSONLimits()
    limits.maximumStringBytes = 4
    for text in [#"["abcd"]"#, #"["\u0061\u0062\u0063\u0064"]"#, #"["😀"]"#, #"{"abcd":1}"#] {
      #expect(refusal(text, limits: limits) == nil, "\(text)")
    }
    for text in [#"["abcde"]"#, #"["\u0061bcde"]"#, #"["😀a"]"#, #"{"abcde":1}"#] {
      let error = refusal(text, limits: limits)
      #expect(error?.rule == "H-JSON-7", "\(text)")
      #expect(error?.byteOffset == 1, "\(text)")
    }
  }

  @Test func `4096 members are read and the 4097th key is refused`() {
    let members = (0..<4_096).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(refusal("{\(members)}") == nil)
    let error = refusal("{\(members),\"x\":0}")
    #expect(error?.rule == "H-JSON-7")
    #expect(error?.byteOffset == members.utf8.count + 2)
  }

  @Test func `Limits of zero or below refuse and never trap`() {
    for limit in [0, -1, Int.min] {
      var limits = JSONLimits()
      limits.maximumBytes = limit
      #expect(refusal("[]", limits: limits)?.byteOffset == 0)
      limits = JSONLimits()
      limits.maximumNodes = limit
      #expect(refusal("[]", limits: limits)?.rule == "H-JSON-7")
      limits = JSONLimits()
      limits.maximumKeys = limit
      #expect(refusal(#"{"a":1}"#, limits: limits)?.rule == "H-JSON-7")
      limits = JSONLimits()
      limits.maximumStringBytes = limit
      #expect(refusal(#"["a"]"#, limits: limits)?.rule == "H-JSON-7")
      limits = JSONLimits()
      limits.maximumDepth = limit
      #expect(refusal("[[]]", limits: limits)?.rule == "H-JSON-7")
    }
  }
}
