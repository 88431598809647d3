import TestSupport
import Testing

@testable import timeline_bench

@Suite struct GitHubAnnotationTests {
  private func line(
    _ title: String,
    _ message: String,
    file: String? = nil,
    workspace: String = CommandProcess.root
  ) -> String {
    GitHubAnnotation.line(
      of: GateLines.Failure(title: title, message: message, command: "cmd", file: file),
      workspace: workspace
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

  @Test func `A file outside the workspace is not named; without one the working folder is taken`()
  {
    let folder = TemporaryFolder()
    let inside = folder.write("a/b.json", "{}")
    folder.write("aa/b.json", "{}")
    #expect(
      line("t", "m", file: inside, workspace: folder.path + "/") == "::error file=a/b.json,"
        + "title=t::m; cmd"
    )
    #expect(line("t", "m", file: inside) == "::error title=t::m; cmd")
    let other = folder.path + "/aa/b.json"
    #expect(line("t", "m", file: other, workspace: folder.path + "/a") == "::error title=t::m; cmd")
  }

  @Test func `Without a workspace, and for a run outside of it, the gate names what it can`() {
    let folder = TemporaryFolder()
    let here = CommandProcess(folder: folder.path)
    #expect(here.run("new", "my/first").code == 0)
    folder.write(
      "Scenarios/Budgets/my.json",
      #"{"schema":"timelinebench.budgets/1","scenarios":{"first":{"reveal.ms":{"atMost":1}}}}"#
    )
    let gate = ["gate", "--scenarios", "Scenarios", "--quiet"]
    let result = here.run(gate, before: "env -u GITHUB_WORKSPACE GITHUB_ACTIONS=true")
    #expect(result.code == 2)
    #expect(result.complaints.contains("::error file=Scenarios/my/first.json,title=my/first::"))
    let away = here.run(gate, before: "env GITHUB_WORKSPACE=/usr GITHUB_ACTIONS=true")
    #expect(away.complaints.contains("::error title=my/first::"))
    #expect(!away.complaints.contains("file="))
  }
}
