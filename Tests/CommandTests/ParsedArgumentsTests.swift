import Testing

@testable import timeline_bench

@Suite struct ParsedArgumentsTests {
  private static let specs = [
    OptionSpec("--input", value: "FILE", isRepeatable: true, ""),
    OptionSpec("--device", value: "NAME", ""), OptionSpec("--json", ""),
  ]

  private func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(arguments, options: ParsedArgumentsTests.specs)
  }

  @Test func `Operands and options may stand in any order`() throws {
    let parsed = try parse("a", "--json", "b", "--device", "x", "c")
    #expect(parsed.operands == ["a", "b", "c"])
    #expect(parsed.has("--json"))
    #expect(parsed.value("--device") == "x")
    #expect(!parsed.has("--input"))
  }

  @Test func `A value follows its option or is joined to it`() throws {
    #expect(try parse("--device=x=y").value("--device") == "x=y")
    #expect(try parse("--device=--json").value("--device") == "--json")
    #expect(try parse("--device", "--other").value("--device") == "--other")
  }

  @Test func `What was given is said again in the order of the options`() throws {
    let parsed = try parse("--json", "a", "--input", "x", "--device=--json", "--input", "y")
    let specs = ParsedArgumentsTests.specs
    #expect(
      parsed.arguments(of: specs) == ["--input", "x", "--input", "y", "--device=--json", "--json"]
    )
    #expect(parsed.arguments(of: specs, besides: ["--input"]) == ["--device=--json", "--json"])
    let again = try ParsedArguments(parsed.arguments(of: specs) + ["a"], options: specs)
    #expect(again.arguments(of: specs) == parsed.arguments(of: specs))
  }

  @Test func `The sign between option and value is a byte`() throws {
    #expect(try parse("--device=\u{301}x").value("--device") == "\u{301}x")
  }

  @Test func `An option that may be repeated keeps the order of its values`() throws {
    #expect(try parse("--input", "b", "--input=a").values("--input") == ["b", "a"])
  }

  @Test func `After two hyphens nothing is an option, and one hyphen is an operand`() throws {
    #expect(try parse("-", "--", "--json", "-x").operands == ["-", "--json", "-x"])
  }

  @Test func `Numbers lie in their range or are told`() throws {
    let parsed = try parse("--device=7")
    #expect(try parsed.number("--device", in: 1...7) == 7)
    #expect(try parsed.number("--input", in: 1...7) == nil)
    #expect(throws: UsageError("--device: 7 is no whole number from 1 to 6")) {
      try parsed.number("--device", in: 1...6)
    }
    #expect(try parsed.jobs() == RunOptions.processors)
  }

  @Test func `Every mistake is told`() {
    #expect(throws: UsageError("unknown option --jsno; nearest: --json")) { try parse("--jsno") }
    #expect(throws: UsageError("unknown option -x; --help names them")) { try parse("-x") }
    #expect(throws: UsageError("--device is given twice")) {
      try parse("--device=a", "--device=b")
    }
    #expect(throws: UsageError("--json is given twice")) { try parse("--json", "--json") }
    #expect(throws: UsageError("--json takes no value")) { try parse("--json=1") }
    #expect(throws: UsageError("--device needs a value: --device NAME")) { try parse("--device") }
    for next in ["--json", "--input=a"] {
      let name = next.prefix { $0 != "=" }
      let words = "--device needs a value: --device NAME; \(name) behind it is an option"
      #expect(throws: UsageError(words)) { try parse("--device", next) }
    }
    #expect(throws: UsageError("--device needs a value: --device NAME")) { try parse("--device=") }
  }
}
