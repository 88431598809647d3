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
