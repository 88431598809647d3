import ChatScenarios
import Glibc
import TestSupport
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

  @Test func `A file is removed, and one that is not there is none to remove`() throws {
    let runs = try RunFolder(folder.path)
    folder.write("run.partial.json", "old")
    for _ in 0..<2 { runs.remove("run.partial.json") }
    #expect(try InputFile.names(inFolder: folder.path, as: "") == [])
  }

  @Test func `A place where no folder can be is refused`() {
    let file = folder.write("file", "x")
    let message = "this is no folder and none can be made: "
    for (path, reason) in [(file, "File exists"), (file + "/below", "File exists")] {
      #expect(throws: InputError(place: "--out " + path, message: message + reason)) {
        try RunFolder(path)
      }
    }
  }

  @Test func `A folder that takes no files is refused before anything runs`() {
    let message = "no file can be written into this folder: "
    #expect {
      try RunFolder("/proc/self")
    } throws: { error in
      (error as? InputError)?.message.hasPrefix(message) == true
    }
  }

  @Test func `Two dots behind a link lead where the system leads them`() throws {
    let target = folder.makeFolder("far") + "/inner"
    #expect(mkdir(target, 0o755) == 0 && symlink(target, folder.path + "/link") == 0)
    try RunFolder(folder.path + "/link/../out").write([1], as: "run.json")
    #expect(InputFile.kind(of: folder.path + "/far/out/run.json") == .file)
  }

  @Test func `A working folder that is gone is an error and never the root`() {
    let gone = folder.makeFolder("gone")
    let bench = PathText.executableFolder + "/timeline-bench"
    let catalog = CommandProcess.root + "/Benchmarks/Scenarios"
    let said = folder.path + "/said"
    let run = "\(bench) run reveal/all-ready --scenarios \(catalog) --out out 2>\(said)"
    #expect(system("cd \(gone) && rmdir \(gone) && \(run)") >> 8 == 1)
    let text = (try? InputFile.read(said, as: said)).map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("none can be made: No such file or directory") == true)
  }

  @Test func `A file that cannot be written is told`() throws {
    let runs = try RunFolder(folder.path)
    #expect(throws: InputError.self) { try runs.write([1], as: "none/run.json") }
  }
}
