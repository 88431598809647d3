import TestSupport
import Testing

@testable import timeline_bench

@Suite struct GitHubAnnotationTests {
  private func line(_ title: String, _ message: String, file: String? = nil) -> String {
    GitHubAnnotation.line(
      of: GateLines.Failure(title: title, message: message, command: "cmd", file: file),
      workspace: CommandProcess.root
    )
  }

  /// INJ-7.
  @Test func `What a workflow would act on is escaped`() {
    #expect(line("a/b", "50 % slower") == "::error title=a/b::50 %25 slower; cmd")
    #expect(line("a:b,c", "m: n, o") == "::error title=a%3Ab%2Cc::m: n, o; cmd")
    #expect(line("t", "::error::x\r\n::warning::y").split(separator: "\n").count == 1)
    // A mark that combines with the sign does not hide it.
    #expect(line("a:\u{301}", "%\u{301}") == "::error title=a%3A\u{301}::%25\u{301}; cmd")
  }

  @Test func `A file of the workspace is named from there on, one that is not there not at all`() {
    let file = CommandProcess.root + "/Package.swift"
    #expect(line("t", "m", file: file) == "::error file=Package.swift,title=t::m; cmd")
    #expect(line("t", "m", file: "/no/such/file") == "::error title=t::m; cmd")
  }
}
