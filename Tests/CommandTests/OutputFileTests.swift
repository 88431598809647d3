import ChatScenarios
import Glibc
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct OutputFileTests {
  private let folder = TemporaryFolder()

  private func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `A file is replaced as a whole and keeps who may read it`() throws {
    let path = folder.write("private", "old")
    #expect(chmod(path, 0o600) == 0)
    try OutputFile.write([1, 2], to: path)
    #expect(try InputFile.read(path, as: path) == [1, 2])
    #expect(mode(of: path) == 0o600)
  }

  @Test func `A link stays a link, and the file behind it gets the bytes`() throws {
    let target = folder.write("target", "old")
    let link = folder.path + "/link"
    #expect(symlink(target, link) == 0)
    try OutputFile.write([7], to: link)
    #expect(try InputFile.read(target, as: target) == [7])
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(OutputFile.isSame(link, target))
    #expect(!OutputFile.isSame(link, folder.path))
  }

  @Test func `A hyphen is refused where a file is meant, and is the standard output of export`() {
    let here = CommandProcess(folder: folder.path)
    let scenarios = ["--scenarios", CommandProcess.root + "/Benchmarks/Scenarios"]
    let one = ["reveal/all-ready"] + scenarios
    let input = folder.write("a.md", "Text.")
    for arguments in [
      ["gate", "--no-baseline", "--junit", "-"] + one, ["profile", "--folded", "-"] + one,
      ["profile", "--perfetto", "-"] + one, ["merge", "x.json", "-o", "-"],
      ["accept", "--reason", "r", "--baseline", "-"] + one, ["import", input, "-o", "-"],
      ["run", "--out", "-"] + one, ["tune", "--vary", "reveal.stillPasses=2", "--out", "-"] + one,
    ] {
      let result = here.run(arguments)
      #expect(result.code == 1 && result.output.isEmpty && result.lines.count == 1, "\(arguments)")
      #expect(result.complaints.contains("./-"), "\(arguments): \(result.complaints)")
    }
    #expect(here.run(["run", "--quiet"] + one).code == 0)
    let export = here.run("export", "out/latest", "--format", "csv", "-o", "-")
    #expect(export.code == 0)
    #expect(export.output == here.run("export", "out/latest", "--format", "csv").output)
    #expect(InputFile.kind(of: folder.path + "/-") == nil)
  }

  @Test func `A device is written into and never replaced; a full one is told`() throws {
    try OutputFile.write([1], to: "/dev/null")
    #expect(throws: InputError.self) {
      try OutputFile.write([UInt8](repeating: 1, count: 100_000), to: "/dev/full")
    }
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `An import onto its own source is refused, and the source stays`() throws {
    let line = #"{"type":"user","sessionId":"s","message":{"content":"one"}}"# + "\n"
    let path = folder.write("session.jsonl", line)
    let result = CommandProcess().run("import", path, "-o", path)
    #expect(result.code == 1)
    #expect(result.complaints.contains("this is the file that is imported"))
    #expect(try InputFile.read(path, as: path) == Array(line.utf8))
  }
}
