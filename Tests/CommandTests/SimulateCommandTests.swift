import Testing

@testable import timeline_bench

@Suite struct SimulateCommandTests {
  private let command = CommandProcess()

  @Test func `Without a part, and with an unknown one, it ends with exit 1 and the parts`() {
    let none = command.run("simulate")
    #expect(none.code == 1)
    #expect(none.complaints.contains("outbox"))
    let unknown = command.run("simulate", "outbax")
    #expect(unknown.code == 1)
    #expect(unknown.complaints.contains("nearest: outbox"))
  }
}
