import ChatScenarios
import Experiments
import TestSupport
import Testing

@Suite struct BudgetShelfTests {
  private static let root = ["", "", ""].reduce(#filePath) { path, _ in
    PathText.parent(of: path) ?? "/"
  }

  private func catalog() throws -> ScenarioCatalog {
    try ScenarioCatalog(folder: BudgetShelfTests.root + "/Benchmarks/Scenarios")
  }

  @Test func `Every shipped scenario is held against something`() throws {
    let catalog = try catalog()
    var shelf = BudgetShelf(of: catalog)
    for name in catalog.names {
      let count = try shelf.budgets(of: name).count
      #expect(count >= 4, "\(name)")
    }
  }

  private let folder = TemporaryFolder()

  private func refusal(budgets: String, of file: String) throws -> String? {
    let scenario =
      #"{"schema":"timelinebench.scenario/1","title":"A","device":"plain","durationMs":9,"#
      + #""rows":[]}"#
    folder.write("own/my/first.json", scenario)
    folder.write("own/budgets/" + file, budgets)
    let catalog = try ScenarioCatalog(folder: folder.path + "/own")
    do {
      try BudgetShelf.check(catalog)
      return nil
    } catch {
      return error.description.replacing(folder.path + "/", with: "")
    }
  }

  private func book(_ scenarios: String) -> String {
    #"{"schema":"timelinebench.budgets/1","scenarios":{\#(scenarios)}}"#
  }

  /// BM-PRIN-5.
  @Test(arguments: [
    (#""first":{"reveal.ms":{"atMost":9}}"#, "my.json", nil),
    (
      #""frist":{"reveal.ms":{"atMost":9}}"#, "my.json",
      "own/budgets/my.json: byte 49: FORMAT-3: there is no scenario frist; nearest: first"
    ),
    (
      #""first":{"reveal.mss":{"atMost":9}}"#, "my.json",
      "own/budgets/my.json: byte 58: FORMAT-3: "
    ),
    ("", "mine.json", "own/budgets/mine.json: FORMAT-3: there are no scenarios of a family mine"),
    ("", "recorded.json", nil), ("", "notes.txt", nil),
  ])
  func `In a folder of one's own a budget for nothing is refused with the nearest name`(
    scenarios: String,
    file: String,
    start: String?
  ) throws {
    let refusal = try refusal(budgets: book(scenarios), of: file)
    if let start { #expect(refusal?.hasPrefix(start) == true, "\(refusal ?? "accepted")") }
    if start == nil { #expect(refusal == nil) }
  }

  @Test func `Budgets beside a folder may belong to other folders`() throws {
    #expect(throws: Never.self) { try BudgetShelf.check(catalog()) }
  }

  @Test func `A family without a file has no budgets`() throws {
    var shelf = BudgetShelf(of: try catalog())
    #expect(try shelf.budgets(of: #require(ScenarioName("none/none"))) == [])
  }
}
