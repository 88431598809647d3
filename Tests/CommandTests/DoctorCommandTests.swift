import Testing

@testable import timeline_bench

/// Covers `DoctorFinding`, `DoctorFinding+Machine`, `MachineProbe`.
@Suite struct DoctorCommandTests {
  private let command = CommandProcess()

  @Test func `Everything that runs need has a line with version or digest`() {
    let result = command.run("doctor", "--quick")
    let lines = result.output.split(separator: "\n").map(String.init)
    for name in ["catalogue", "recorded metrics", "cmark-gfm", "HarfBuzz", "ICU", "Swift", "build"]
    {
      #expect(lines.contains { $0.hasPrefix(name + " ") && $0.contains("  ok  ") }, "\(name)")
    }
    for tool in DoctorFinding.tools { #expect(lines.contains { $0.hasPrefix(tool.name + " ") }) }
    #expect(lines.allSatisfy { $0.count <= 100 })
    let isComplete = lines.contains("doctor: everything that runs need is there")
    #expect(result.code == (isComplete ? 0 : 5))
  }

  @Test func `A catalogue that is missing ends with exit code 5 and how to get it`() {
    let result = command.run("doctor", "--quick", "--scenarios", "/proc/none")
    #expect(result.code == 5)
    #expect(result.output.contains("doctor: missing catalogue, recorded metrics"))
  }

  @Test func `What is required counts as needed, and an unknown name is told`() {
    let unknown = command.run("doctor", "--quick", "--require", "valgrnd")
    #expect(unknown.code == 1)
    #expect(unknown.complaints.contains("nothing is called valgrnd; nearest: valgrind"))
    let isThere = command.run("doctor", "--quick").output.split(separator: "\n").contains {
      $0.hasPrefix("node ") && $0.contains("  ok  ")
    }
    #expect((command.run("doctor", "--quick", "--require", "node").code == 5) == !isThere)
  }

  @Test func `What is missing says what it is for and how to get it`() {
    let optional = DoctorFinding("x", nil, "get x", isNeeded: false, purpose: "pictures")
    #expect(optional.cells == ["x", "missing", "for pictures: get x"])
    #expect(DoctorFinding("x", nil, "get x").cells == ["x", "MISSING", "get x"])
    #expect(DoctorFinding("x", "1.2", "get x").cells == ["x", "ok", "1.2"])
  }

  /// BM-TIME-1.
  @Test func `A load of 1.49 is ok, one of 1.5 is not, and fails where it is required`() {
    #expect(DoctorFinding.load(1.49).isGood)
    #expect(DoctorFinding.load(1.49).cells == ["load average", "ok", "1.49"])
    var high = DoctorFinding.load(1.5)
    #expect(!high.isGood && high.cells[1] == "bad")
    #expect(high.cells[2] == "1.5: too high to tell times, which takes less than 1.5")
    high.isNeeded = true
    #expect(high.cells[1] == "BAD")
    #expect(DoctorFinding.load(nil).cells[1] == "missing")
  }

  /// BM-DOC-1.
  @Test func `Counters, hashes, digests, load and the floor of 20 pairs have a line each`() {
    let result = command.run("doctor")
    let lines = result.output.split(separator: "\n").map(String.init)
    func line(_ name: String) -> String { lines.first { $0.hasPrefix(name + " ") } ?? "" }
    #expect(line("toolchain key").contains("swift-6."))
    #expect(line("equal hashes").contains("the same in two processes"))
    #expect(line("equal digests").contains("reveal/all-ready in two processes"))
    for floor in ["floor of CPU time", "floor of wall time"] {
      #expect(line(floor).contains("20 pairs of equal processes: x"), "\(floor)")
    }
    for name in [
      "allocation counter", "reference counter", "hardware counters", "invariant checks", "cores",
      "address layout", "load average",
    ] {
      #expect(!line(name).isEmpty, "\(name)")
    }
  }

  @Test func `A probe prints what one process measures, and another one is unknown`() {
    let time = command.run("doctor", "--probe", "time").output.split(separator: " ")
    #expect(time.count == 2)
    #expect(command.run("doctor", "--probe", "hashes").output.hasPrefix("deterministic "))
    #expect(command.run("doctor", "--probe", "x").code == 1)
  }
}
