import FrameMetrics
import Testing

@testable import timeline_bench

@Suite struct RunCommandTests {
  private let kept = Budget(.revealMs, .equals, value: 128)
  private let missed = Budget(.revealMs, .equals, value: 129)

  private func code(_ results: [RunResult]) -> ExitCode { RunCommand.code(of: results) }

  @Test func `The exit code is 0 when all is kept, 2 for a miss, 3 for a run not repeatable`()
    throws
  {
    let pass = try Results.result("a/b", revealMs: 128, [kept])
    let fail = try Results.result("a/c", revealMs: 128, [missed])
    let unjudged = try Results.result("a/d", revealMs: 128, [])
    let broken = try Results.result("a/e", revealMs: 128, [kept], isRepeatable: false)
    #expect(code([pass, unjudged]) == .pass)
    #expect(code([pass, fail]) == .missed)
    #expect(code([fail, broken]) == .violation)
    #expect(ExitCode.missed.rawValue == 2 && ExitCode.violation.rawValue == 3)
  }
}
