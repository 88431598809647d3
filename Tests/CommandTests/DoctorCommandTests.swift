import Testing

@testable import timeline_bench

/// Covers `DoctorFinding`.
@Suite struct DoctorCommandTests {
  private let command = CommandProcess()

  @Test func `Everything that runs need has a line with version or digest`() {
    let result = command.run("doctor")
    let lines = result.output.split(separator: "\n").map(String.init)
    for name in ["catalogue", "recorded metrics", "cmark-gfm", "HarfBuzz", "ICU", "Swift", "build"]
    {
      #expect(lines.contains { $0.hasPrefix(name + " ") && $0.contains("  ok  ") }, "\(name)")
    }
    for tool in DoctorFinding.tools { #expect(lines.contains { $0.hasPrefix(tool.name + " ") }) }
    let isComplete = lines.contains("doctor: everything that runs need is there")
    #expect(result.code == (isComplete ? 0 : 5))
  }

  @Test func `A catalogue that is missing ends with exit code 5 and how to get it`() {
    let result = command.run("doctor", "--scenarios", "/proc/none")
    #expect(result.code == 5)
    #expect(result.output.contains("doctor: missing catalogue, recorded metrics"))
  }

  @Test func `What is required counts as needed, and an unknown name is told`() {
    let unknown = command.run("doctor", "--require", "valgrnd")
    #expect(unknown.code == 1)
    #expect(unknown.complaints.contains("nothing is called valgrnd; nearest: valgrind"))
    let isThere = command.run("doctor").output.split(separator: "\n").contains {
      $0.hasPrefix("node ") && $0.contains("  ok  ")
    }
    #expect((command.run("doctor", "--require", "node").code == 5) == !isThere)
  }

  @Test func `What is missing says what it is for and how to get it`() {
    let optional = DoctorFinding("x", nil, "get x", isNeeded: false, purpose: "pictures")
    #expect(optional.cells == ["x", "missing", "for pictures", "get x"])
    #expect(DoctorFinding("x", nil, "get x").cells == ["x", "MISSING", "", "get x"])
    #expect(DoctorFinding("x", "1.2", "get x").cells == ["x", "ok", "1.2", ""])
  }
}
