import ChatScenarios
import StrictJSON
import Testing

@testable import Reporting

@Suite struct ReportProfileTests {
  private static let file = #"""
    {"schema":"timelinebench.profile/1","includesText":true,"rounds":5,"runs":[
    {"name":"reveal/a","samples":{"phases":[
    {"phase":"parse","p50Ns":1,"p95Ns":2,"maxNs":3,"sumNs":6,"allocations":7,"allocatedBytes":80},
    {"phase":"fit","p50Ns":4,"p95Ns":5,"maxNs":6,"sumNs":15}],
    "rows":[{"row":1,"text":"quetzal"}]}}]}
    """#

  /// PRIV-1: text that a profile holds is not read.
  @Test func `Phases are read with their allocations, if these were counted, and no text is`()
    throws
  {
    let profile = try ReportProfile(Array(Self.file.utf8), at: "profile.json")
    #expect(profile.runs.map(\.name) == ["reveal/a"])
    #expect(profile.runs[0].phases.map(\.allocations) == [7, nil])
    var writer = JSONWriter(.compact)
    profile.write(&writer)
    let text = String(decoding: writer.finish(), as: UTF8.self)
    #expect(
      text == #"[{"name":"reveal/a","phases":[{"name":"parse","ns":[1,2,3,6],"allocations":7,"#
        + #""bytes":80},{"name":"fit","ns":[4,5,6,15]}]}]"#
    )
  }

  @Test(arguments: [
    ("profile/1", "profile/2"), ("\"sumNs\":6", "\"sumNs\":-6"), ("\"samples\"", "\"s\""),
  ])
  func `A broken profile is refused with its place`(right: String, wrong: String) {
    let bytes = Array(Self.file.replacing(right, with: wrong).utf8)
    let error = #expect(throws: InputError.self) { try ReportProfile(bytes, at: "profile.json") }
    #expect(error?.description.hasPrefix("profile.json: ") == true)
  }
}
