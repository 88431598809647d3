import ChatScenarios
import Glibc
import TestSupport
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

  @Test func `A quote ends up as a quote also when a mark makes it another character`() {
    #expect(ShellText.command(["'\u{301}; id"]) == "''\\''\u{301}; id'")
  }

  @Test(arguments: [
    ["a"], ["a b", "c"], ["it's one", "x"], ["\u{1b} '", "\\", ""], ["'", "' '"],
  ])
  func `A command comes apart into the words that it was made of`(arguments: [String]) {
    let words = ShellText.words(of: ShellText.command(arguments))
    #expect(words == arguments.map { ShellText.command([$0]) })
  }

  @Test func `What a terminal would act on is written in numbers`() {
    #expect(ShellText.command(["\u{1b}[2J"]) == "$'\\x1b[2J'")
    #expect(ShellText.command(["a\n'\\"]) == "$'a\\x0a\\x27\\x5c'")
    #expect(ShellText.command(["\u{202e}"]) == "$'\\xe2\\x80\\xae'")
  }

  @Test(arguments: ["'\u{301}; exit 9; '", "\u{1b}'\u{301}$(exit 9)\\", "a\r\n'", "$'x'"])
  func `A shell reads back what was written`(argument: String) throws {
    let folder = TemporaryFolder()
    let out = folder.path + "/out"
    let script = folder.write("s", "printf %s \(ShellText.command([argument])) >\(out)\n")
    #expect(system("bash \(script)") == 0)
    #expect(try InputFile.read(out, as: out) == Array(argument.utf8))
  }
}
