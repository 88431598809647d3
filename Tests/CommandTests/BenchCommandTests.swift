import Testing

@Suite struct BenchCommandTests {
  private let command = CommandProcess()

  @Test func `An unknown suite ends with exit 1 and the nearest name`() {
    let result = command.run("bench", "layuot")
    #expect(result.code == 1)
    #expect(result.complaints.contains("layout"))
  }

  @Test func `A suite prints each case with its figure, its bar and whether it is met`() {
    let result = command.run("bench", "reveal")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 0)
    for name in ["reveal/all-ready", "reveal/keeps-resizing"] {
      let line = lines.first { $0.hasPrefix(name) }
      #expect(line?.contains(">= 2000") == true)
      #expect(line?.hasSuffix("met") == true || line?.hasSuffix("missed") == true)
    }
  }
}
