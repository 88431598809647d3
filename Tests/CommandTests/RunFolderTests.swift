import ChatScenarios
import Testing

@testable import timeline_bench

@Suite struct RunFolderTests {
  private let folder = TemporaryFolder()

  @Test func `The folder and those above it are made`() throws {
    let runs = try RunFolder(folder.path + "/a/b/c")
    try runs.write([1, 2, 3], as: "run.json")
    #expect(try InputFile.read(runs.path(of: "run.json"), as: "") == [1, 2, 3])
  }

  @Test func `A file is replaced as a whole, and nothing else is left behind`() throws {
    let runs = try RunFolder(folder.path)
    try runs.write([1], as: "run.json")
    try runs.write([2, 2], as: "run.json")
    #expect(try InputFile.read(runs.path(of: "run.json"), as: "") == [2, 2])
    #expect(try InputFile.names(inFolder: folder.path, as: "") == ["run.json"])
  }

  @Test func `A place where no folder can be is refused`() {
    let file = folder.write("file", "x")
    let message = "this is no folder and none can be made"
    for path in [file, file + "/below"] {
      #expect(throws: InputError(place: "--out " + path, message: message)) {
        try RunFolder(path)
      }
    }
  }

  @Test func `A file that cannot be written is told`() throws {
    let runs = try RunFolder(folder.path)
    #expect(throws: InputError.self) { try runs.write([1], as: "none/run.json") }
  }
}
