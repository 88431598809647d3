import TestSupport
import ChatScenarios
import Experiments
import Testing

@testable import timeline_bench

@Suite struct NewCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  @Test func `A new scenario runs at once and keeps the budgets beside it`() throws {
    let scenarios = folder.path + "/Scenarios"
    let made = command.run("new", "my/first", "--scenarios", scenarios)
    #expect(made.code == 0)
    #expect(
      made.output == """
        scenario: \(scenarios)/my/first.json
        budgets:  \(scenarios)/Budgets/my.json
        run it:   timeline-bench run my/first --scenarios \(scenarios)

        """
    )
    let out = folder.path + "/out"
    let run = command.run("run", "my/first", "--scenarios", scenarios, "--out", out)
    #expect(run.code == 0, "\(run.output)\(run.complaints)")
    #expect(run.output.contains("run: 1 passed, 0 failed"))
  }

  @Test func `What is there already stays as it is`() throws {
    let scenarios = folder.path + "/Scenarios"
    for slug in ["first", "second"] {
      #expect(command.run("new", "my/" + slug, "--scenarios", scenarios).code == 0)
    }
    let again = command.run("new", "my/first", "--scenarios", scenarios)
    #expect(again.code == 1)
    #expect(again.complaints.contains("my/first.json is there already and stays as it is"))
    let path = scenarios + "/Budgets/my.json"
    let book = try BudgetBook(InputFile.read(path, as: path), at: path)
    #expect(book.slugs == ["first"])
  }

  @Test func `Its files keep their formats, whatever the name`() throws {
    for text in ["a/b", "input/" + String(repeating: "x", count: 64)] {
      let name = try #require(ScenarioName(text))
      let scenario = try ScenarioFile.decode(NewCommand.scenario(name), name: name, at: "new")
      #expect(scenario.events.count == 2 && !scenario.notes.isEmpty)
      let book = try BudgetBook(NewCommand.budgets(name), at: "new")
      #expect(book.budgets(of: name).count == 4)
    }
  }

  @Test func `Where budgets lie beside the folder already, they stay together`() {
    folder.write("Budgets/other.json", "{}")
    folder.write("Scenarios/other/x.json", "{}")
    let made = command.run("new", "my/first", "--scenarios", folder.path + "/Scenarios")
    #expect(made.code == 0)
    #expect(InputFile.kind(of: folder.path + "/Budgets/my.json") == .file)
  }

  @Test(arguments: ["Budgets", "budgets"])
  func `The folder of budgets is no family`(name: String) {
    let result = command.run("new", "budgets/x", "--scenarios", folder.path + "/" + name)
    #expect(result.code == 1)
    #expect(result.complaints.contains("a folder of scenarios has its budgets in budgets"))
  }

  @Test(arguments: ["x", "My/x", "../x", "a/b/c", "a/"])
  func `A name of another form is refused`(name: String) {
    let result = command.run("new", name, "--scenarios", folder.path + "/none")
    #expect(result.code == 1)
    #expect(result.complaints.contains("is no scenario's name: it is family/slug"))
    #expect(InputFile.kind(of: folder.path + "/none") == nil)
  }
}
