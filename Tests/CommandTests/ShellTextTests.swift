import Testing

@testable import timeline_bench

@Suite struct ShellTextTests {
  @Test func `Plain arguments stand bare, others in quotes`() {
    #expect(ShellText.command(["run", "a/b-c", "--set", "x.y=1/6s"]) == "run a/b-c --set x.y=1/6s")
    #expect(ShellText.command(["iPhone 17"]) == "'iPhone 17'")
    #expect(ShellText.command(["it's"]) == "'it'\\''s'")
    #expect(ShellText.command([""]) == "''")
    #expect(ShellText.command(["$(x)", "*"]) == "'$(x)' '*'")
  }
}
