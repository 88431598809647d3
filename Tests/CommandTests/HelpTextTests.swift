import Testing

@testable import timeline_bench

@Suite struct HelpTextTests {
  private let texts = [HelpText.overview] + Subcommand.allCases.map(HelpText.text)

  @Test func `No line is wider than a terminal of 100 columns`() {
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test func `Every option of a subcommand is in its help, and every subcommand in the overview`() {
    for spec in RunOptions.specs { #expect(HelpText.text(of: .run).contains(spec.usage)) }
    for spec in ListCommand.specs { #expect(HelpText.text(of: .list).contains(spec.usage)) }
    for spec in ImportCommand.specs { #expect(HelpText.text(of: .importing).contains(spec.usage)) }
    for spec in GateOptions.specs { #expect(HelpText.text(of: .gate).contains(spec.usage)) }
    for spec in AcceptOptions.specs { #expect(HelpText.text(of: .accept).contains(spec.usage)) }
    for subcommand in Subcommand.allCases {
      #expect(HelpText.overview.contains("timeline-bench \(subcommand.rawValue) "))
    }
  }

  @Test func `Every subcommand names its exit codes, in their order, once`() {
    for subcommand in Subcommand.allCases {
      let parts = HelpText.text(of: subcommand).split(separator: "EXIT CODES")
      #expect(parts.count == 2, "\(subcommand)")
      let lines = parts.last?.split(separator: "\n") ?? []
      let codes = lines.compactMap { $0.hasPrefix("  ") ? $0.dropFirst(2).first : nil }
        .filter(\.isNumber)
      #expect(codes.starts(with: ["0", "1"]) && codes == codes.sorted(), "\(subcommand)")
      #expect(Set(codes).count == codes.count, "\(subcommand)")
    }
    let last = "\n  5  fonts that rows of text need are not installed"
    #expect(HelpText.text(of: .replay).hasSuffix(last))
  }

  @Test func `The overview names every exit code`() {
    for code in [0, 1, 2, 3, 4, 5] { #expect(HelpText.overview.contains("\n  \(code)  ")) }
  }
}
