import ChatScenarios
import Experiments
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

  @Test func `A family without a file has no budgets`() throws {
    var shelf = BudgetShelf(of: try catalog())
    #expect(try shelf.budgets(of: #require(ScenarioName("none/none"))) == [])
  }
}
