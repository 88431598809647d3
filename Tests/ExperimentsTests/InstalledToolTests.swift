import Experiments
import Testing

@Suite struct InstalledToolTests {
  @Test func `A version is the first line that a program prints`() {
    #expect(InstalledTool.version(of: ["printf", "tool 1.2\\nmore\\n"]) == "tool 1.2")
  }

  @Test func `A program that is not there, fails or says nothing has no version`() {
    for command in [["no-such-program-here"], ["false"], ["true"]] {
      #expect(InstalledTool.version(of: command) == nil)
    }
  }
}
