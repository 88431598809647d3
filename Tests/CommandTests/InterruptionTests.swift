import ChatScenarios
import Glibc
import StrictJSON
import TestSupport
import Testing

@Suite struct InterruptionTests {
  @Test func `An interrupted run keeps what is finished and ends as interrupted`() throws {
    let folder = TemporaryFolder()
    let row = #"{"name":"a","heightPt":80,"count":500}"#
    let plan = #"{"atMs":0,"event":"grow","row":"a/last","ptPerSecond":300,"untilMs":600000}"#
    let files = (1...12).map { number in
      folder.write(
        "many/run-\(number).json",
        """
        {"schema":"timelinebench.scenario/1","title":"Long","device":"plain",\
        "durationMs":600000,"rows":[\(row)],"events":[\(plan)]}
        """
      )
    }
    let bench = PathText.executableFolder + "/timeline-bench"
    let out = folder.path + "/out"
    let complaints = folder.path + "/complaints"
    // The signal is sent as soon as the first run has been told.
    let script = folder.write(
      "interrupt.sh",
      """
      "$@" >/dev/null 2>\(complaints) &
      child=$!
      until grep -q '^1/' \(complaints); do kill -0 $child || exit 9; done
      kill -INT $child
      wait $child
      """
    )
    let arguments = ["run", "--jobs", "1", "--out", out] + files
    let command = "bash \(script) \(bench) " + arguments.joined(separator: " ")
    // A background job of a script ignores the signal unless it is told otherwise.
    let status = system("cd \(CommandProcess.root) && bash -c 'set -m; trap - INT; \(command)'")
    #expect((status >> 8) & 0xff == 128 + SIGINT)
    #expect(InputFile.kind(of: out + "/run.json") == nil)
    let record = try JSONDocument(InputFile.read(out + "/run.partial.json", as: "record")).root
    #expect(try record.member("interrupted")?.bool() == true)
    #expect(try record.member("planned")?.exactInteger() == 12)
    let runs = try #require(try record.member("runs"))
    let count = try runs.elements().count
    #expect((1..<12).contains(count))
    #expect(try record.member("finished")?.exactInteger() == Int64(count))
    let told = String(decoding: try InputFile.read(complaints, as: "complaints"), as: UTF8.self)
    #expect(told.contains("timeline-bench: stopping after what is running; Ctrl-C again"))
    #expect(told.contains("timeline-bench: stopped after \(count) of 12 runs"))
  }
}
