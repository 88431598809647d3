import Testing

@Suite struct SizeRuleTests {
  @Test func `Files of 400 lines pass and 401 lines do not`() {
    let fitting = String(repeating: "let a = 1\n", count: 400)
    #expect(SizeRule.findings(in: [SourceFile(path: "A.swift", text: fitting)]).isEmpty)
    let long = SizeRule.findings(in: [SourceFile(path: "A.swift", text: fitting + "\n")])
    #expect(long.map(\.description) == ["A.swift: 401 lines, at most 400"])
  }

  @Test func `Lines of 100 characters pass and 101 do not, whatever their bytes`() {
    let fitting = String(repeating: "ü", count: 100)
    let file = SourceFile(path: "a.sh", text: "\(fitting)\nx\(fitting)\n")
    #expect(SizeRule.findings(in: [file]).map(\.line) == [2])
  }

  @Test func `Bodies of 70 lines pass and 71 do not`() {
    let body = String(repeating: "  a()\n", count: 68)
    let text = "func b() {\n\(body)}\n\nfunc c() {\n\(body)  a()\n}\n"
    let found = SizeRule.findings(in: [SourceFile(path: "A.swift", text: text)])
    #expect(found.map(\.description) == ["A.swift:72: a body of 71 lines, at most 70"])
  }

  @Test func `Scripts are known by their first line, and texts are not held to it`() {
    let long = String(repeating: "x", count: 101)
    let script = SourceFile(path: "Tests/run", text: "#!/bin/sh\n\(long)\n")
    let page = SourceFile(path: "README.md", text: "# A\n\(long)\n")
    #expect(SizeRule.findings(in: [script, page]).map(\.path) == ["Tests/run"])
  }

  @Test func `The repository keeps its sizes`() {
    Repository.expectNone(SizeRule.findings(in: Repository.files))
  }
}
