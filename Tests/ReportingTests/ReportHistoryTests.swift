import ChatScenarios
import StrictJSON
import Testing

@testable import Reporting

@Suite struct ReportHistoryTests {
  private func line(_ date: String, _ values: String, commit: String = "\"0123456789abcdef\"")
    -> String
  {
    #"{"schema":"timelinebench.history/1","date":"\#(date)","commit":\#(commit),"isDirty":false,"#
      + #""swift":"6.3.1","reason":"why","scenarios":1,"traces":"00","values":{\#(values)}}"#
  }

  private func written(_ history: ReportHistory) -> String {
    var writer = JSONWriter(.compact)
    history.write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func `Two accepted runs give one series for each value, with gaps as null`() throws {
    let text =
      line("d1", #""reveal.ms.p50":128"#) + "\n"
      + line("d2", #""reveal.ms.p50":130,"work.measures.sum":5"#, commit: "null") + "\n"
    let history = try ReportHistory(Array(text.utf8), at: "h")
    #expect(
      written(history)
        == #"{"labels":["d1 · 0123456789 · why","d2 ·  · why"],"series":["#
        + #"{"name":"reveal.ms.p50","values":[128,130]},"#
        + #"{"name":"work.measures.sum","values":[null,5]}]}"#
    )
  }

  @Test func `Of 70 lines the last 60 are kept`() throws {
    let lines = (0..<70).map { line("d\($0)", "") }
    let history = try ReportHistory(Array(lines.joined(separator: "\n").utf8), at: "h")
    #expect(history.lines.count == 60 && history.lines.first?.date == "d10")
  }

  @Test func `A broken line is named by its number`() {
    for broken in ["{}", "x", line("d", "").replacing("history/1", with: "history/2")] {
      let text = line("d", "") + "\n" + broken
      let error = #expect(throws: InputError.self) { try ReportHistory(Array(text.utf8), at: "h") }
      #expect(error?.place == "h: line 2")
    }
  }
}
