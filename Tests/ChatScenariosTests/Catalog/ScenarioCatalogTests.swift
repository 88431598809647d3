import ChatScenarios
import TestSupport
import Testing

@Suite struct ScenarioCatalogTests {
  private let folder = TemporaryFolder()
  private let scenario = Scenarios.text(rows: #"{"heightPt":80}"#)

  @Test func `Scenarios are listed by family and slug, by their bytes`() throws {
    for name in ["b/a.json", "a/z.json", "a/b.json", "a/notes.txt", "A/x.json", "top.json"] {
      folder.write(name, scenario)
    }
    let catalog = try ScenarioCatalog(folder: folder.path)
    #expect(catalog.names.map(\.description) == ["a/b", "a/z", "b/a"])
  }

  @Test func `A file whose name no scenario may have is refused, for it would never run`() {
    folder.write("a/B.json", scenario)
    #expect(throws: InputError.self) { try ScenarioCatalog(folder: folder.path) }
  }

  @Test func `A folder without scenarios is refused`() {
    #expect(throws: InputError.self) { try ScenarioCatalog(folder: folder.path) }
    #expect(throws: InputError.self) { try ScenarioCatalog(folder: folder.path + "/none") }
  }

  @Test func `A pattern keeps the catalogue's order, and one that selects none is refused`() throws
  {
    for name in ["b/c.json", "a/b.json"] { folder.write(name, scenario) }
    let catalog = try ScenarioCatalog(folder: folder.path)
    #expect(try catalog.names(matching: ScenarioPattern("*")).map(\.description) == ["a/b", "b/c"])
    #expect(throws: InputError(place: "b/d", message: "unknown scenario; nearest: b/c")) {
      try catalog.names(matching: ScenarioPattern("b/d"))
    }
    #expect(throws: InputError(place: "c/*", message: "no scenario matches; nearest: a/*, b/*")) {
      try catalog.names(matching: ScenarioPattern("c/*"))
    }
    let far = "unknown scenario; 'timeline-bench list' names them"
    #expect(throws: InputError(place: "nothing", message: far)) {
      try catalog.names(matching: ScenarioPattern("nothing"))
    }
  }

  @Test func `A file of its own is named after its folder and itself`() throws {
    let path = folder.write("own/try-1.json", scenario)
    #expect(try ScenarioCatalog.load(file: path).name.description == "own/try-1")
    let other = folder.write("Own Folder/try-1.json", scenario)
    #expect(try ScenarioCatalog.load(file: other).name.description == "file/try-1")
    let third = folder.write("Own Folder/My Try.json", scenario)
    #expect(try ScenarioCatalog.load(file: third).name.description == "file/scenario")
  }

  @Test func `A file belongs to the catalogue whichever way the path leads to it`() throws {
    let path = folder.write("a/b.json", scenario)
    let catalog = try ScenarioCatalog(folder: folder.path)
    #expect(catalog.isFile(folder.path + "/a/../a/b.json", of: catalog.names[0]))
    #expect(!catalog.isFile(folder.write("c/b.json", scenario), of: catalog.names[0]))
    #expect(path == catalog.path(of: catalog.names[0]))
  }

  /// Covers `ScenarioCatalog+Folders`.
  @Test func `A folder's budgets lie in its Budgets or budgets, else beside it`() throws {
    folder.write("own/a/b.json", scenario)
    let own = folder.path + "/own"
    let beside = try ScenarioCatalog(folder: own)
    #expect(beside.budgetsFolder == own + "/../Budgets" && !beside.holdsItsBudgets)
    #expect(try ScenarioCatalog.budgetsFolder(of: own) == own + "/Budgets")
    folder.write("Budgets/a.json", "{}")
    #expect(try ScenarioCatalog.budgetsFolder(of: own) == own + "/../Budgets")
    folder.write("own/budgets/a.json", "{}")
    let inside = try ScenarioCatalog(folder: own)
    #expect(inside.budgetsFolder == own + "/budgets" && inside.holdsItsBudgets)
    #expect(inside.names.map(\.description) == ["a/b"])
    #expect(inside.families == ["a"])
    folder.write("own/Budgets/a.json", "{}")
    #expect(throws: InputError.self) { try ScenarioCatalog(folder: own) }
    #expect(try ScenarioCatalog.budgetsFolder(of: folder.path + "/none").hasSuffix("/none/Budgets"))
  }

  @Test func `Corpora come from the folder, from beside it, or are the shipped ones`() throws {
    folder.write("own/a/b.json", scenario)
    let catalog = try ScenarioCatalog(folder: folder.path + "/own")
    #expect(catalog.path(ofCorpus: "chat").hasSuffix("Benchmarks/Scenarios/../Corpora/chat.json"))
    #expect(catalog.path(ofCorpus: "none") == folder.path + "/own/../Corpora/none.json")
    folder.write("Corpora/chat.json", "{}")
    #expect(catalog.path(ofCorpus: "chat") == folder.path + "/own/../Corpora/chat.json")
    folder.write("own/Corpora/chat.json", "{}")
    #expect(catalog.path(ofCorpus: "chat") == folder.path + "/own/Corpora/chat.json")
  }

  @Test func `The shipped scenarios can all be read`() throws {
    let catalog = try Scenarios.catalog()
    for name in catalog.names {
      #expect(try catalog.load(name).name == name)
    }
    #expect(catalog.names.count >= 11)
  }

  @Test func `The catalogue is found from the working directory or the executable upward`() throws {
    #expect(try ScenarioCatalog.locate(given: nil).names == Scenarios.catalog().names)
  }
}
