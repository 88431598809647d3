import TestSupport
import Testing

@testable import timeline_bench

@Suite struct ProgressTests {
  @Test func `The bar fills with the runs that are done and tells the time left`() {
    #expect(
      Progress.bar(done: 1, total: 4, elapsed: .seconds(2))
        == "[######..................] 1/4, 6 s left"
    )
    #expect(
      Progress.bar(done: 4, total: 4, elapsed: .seconds(2))
        == "[########################] 4/4, 0 s left"
    )
    #expect(Progress.bar(done: 0, total: 0, elapsed: .zero).hasSuffix("0/0, 0 s left"))
  }

  @Test func `Time left is rounded up to a tenth of a second`() {
    #expect(Progress.bar(done: 2, total: 3, elapsed: .milliseconds(101)).hasSuffix("0.1 s left"))
    #expect(Progress.bar(done: 1, total: 2, elapsed: .milliseconds(101)).hasSuffix("0.2 s left"))
  }

  @Test func `Of many steps each tenth and the last are told`() {
    let told = { (total: Int) in
      (1...total).filter { Progress.isTenth($0, after: $0 - 1, of: total) }
    }
    #expect(told(1_000) == [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000])
    #expect(told(3) == [1, 2, 3])
    #expect(Progress.isTenth(40, after: 5, of: 100) && !Progress.isTenth(9, after: 5, of: 100))
  }

  /// BM-PROG-2.
  @Test func `For programs progress is one JSON object a line on standard error`() throws {
    let command = CommandProcess()
    let out = TemporaryFolder()
    let result = command.run([
      "run", "reveal/all-ready", "--progress", "json", "--out", out.path,
    ])
    #expect(
      result.lines == [
        #"{"reason":"scenario-complete","id":"reveal/all-ready pass","done":1,"total":1}"#,
        #"{"reason":"finished","done":1,"total":1}"#,
      ]
    )
    let wrong = command.run(["run", "--progress", "xml"])
    #expect(
      wrong.code == 1 && wrong.complaints.contains("--progress: xml is neither text nor json")
    )
  }
}
