import TestSupport
import Testing

@testable import timeline_bench

@Suite struct OpenFilesTests {
  /// What a shell does so that only so many files may be open, none of which is open already.
  private static func only(_ count: Int) -> String {
    let inherited = (3...9).map { "\($0)>&-" }.joined(separator: " ")
    return "exec \(inherited) && ulimit -n \(count) &&"
  }

  @Test
  func `With 4, 6 and 12 open files every subcommand ends with 1 and one line, and none traps`() {
    for limit in [4, 6, 12] {
      for word in ["run", "gate", "bench", "doctor", "list", "tune"] {
        let result = CommandProcess().run([word], before: Self.only(limit))
        #expect(result.code == 1, "\(word) with \(limit)")
        #expect(result.lines.count == 1, "\(word) with \(limit): \(result.complaints)")
        #expect(result.complaints.contains("raise the limit: ulimit -n 256"))
      }
    }
  }

  @Test func `With 64 open files a run is made, and help needs none`() {
    let command = CommandProcess()
    let folder = TemporaryFolder()
    let run = ["run", "reveal/all-ready", "--quiet", "--out", folder.path + "/out"]
    #expect(command.run(run, before: Self.only(64)).code == 0)
    #expect(command.run(["run", "--help"], before: Self.only(5)).code == 0)
    #expect(throws: Never.self) { try OpenFiles.check() }
  }
}
