import ChatScenarios
import Testing

@testable import Experiments

@Suite struct BaselineEntryTests {
  @Test func `An entry takes what a run depends on and its values`() throws {
    var run = try BaselineWorld.run("a/a", text: .recorded, input: 5)
    run.constants = [
      ConstantSetting(key: "z.last", text: "1"), ConstantSetting(key: "a.first", text: "2"),
    ]
    let entry = BaselineEntry(run, in: BaselineWorld.record([run]))
    #expect(entry.constants.map(\.key) == ["a.first", "z.last"])
    #expect(entry.content == 0xc0 && entry.input == 5 && entry.trace == 0xabc)
    #expect(entry.text == BaselineText(cmarkGFM: "0.29", metrics: ["aa"]))
    #expect(entry.measurements == run.measurements)
    #expect(entry.key == "a/a 0000000000000005")
  }

  @Test func `Entries stand by name, then by input`() throws {
    let entries = [
      try BaselineWorld.entry("b/a"), try BaselineWorld.entry("a/b", input: 2),
      try BaselineWorld.entry("a/b"), try BaselineWorld.entry("a/b", input: 1),
    ]
    #expect(
      Baseline(entries).entries.map(\.key) == [
        "a/b", "a/b 0000000000000001", "a/b 0000000000000002", "b/a",
      ]
    )
    #expect(!entries[1].isSame(as: entries[2]) && entries[1].isSame(as: entries[1]))
  }
}
