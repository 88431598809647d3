import ChatScenarios
import Glibc
import TestSupport
import Testing

@Suite struct InputFileTests {
  private let folder = TemporaryFolder()

  private func limit(_ bytes: Int) -> InputLimit {
    var limit = InputLimit.file
    limit.bytes = bytes
    return limit
  }

  private func refusal(of path: String, bytes: Int = 1_000) -> String? {
    do {
      _ = try InputFile.read(path, as: "the file", limit: limit(bytes))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A file is read whole`() throws {
    let bytes = [UInt8](repeating: 0xa5, count: 3_000_000)
    let path = folder.write("big.bin", bytes)
    #expect(try InputFile.read(path, as: path) == bytes)
  }

  @Test func `A file of any size is read in chunks, as far as the reader wants`() throws {
    let bytes = (0..<3_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = folder.write("chunks.bin", bytes)
    for size in [1, 7, 1_000, 3_000, 5_000] {
      var chunks: [[UInt8]] = []
      try InputFile.readChunks(path, as: path, size: size) { chunk in
        chunks.append(chunk)
        return true
      }
      #expect(Array(chunks.joined()) == bytes)
      #expect(chunks.allSatisfy { (1...size).contains($0.count) })
    }
    var count = 0
    try InputFile.readChunks(path, as: path, size: 10) { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
    try InputFile.readChunks(folder.write("no bytes", ""), as: "") { _ in
      Issue.record("an empty file has no chunk")
      return true
    }
    #expect(throws: InputError(place: "x", message: "no such file")) {
      try InputFile.readChunks(folder.path + "/none", as: "x") { _ in true }
    }
  }

  @Test func `A missing file, an empty file and a folder are one line each`() {
    #expect(refusal(of: folder.path + "/none") == "the file: no such file")
    #expect(refusal(of: folder.write("empty", "")) == "the file: the file is empty")
    #expect(refusal(of: folder.path) == "the file: this is a folder, a file is needed")
  }

  @Test func `A named pipe and a device are refused without waiting for them`() {
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    #expect(refusal(of: pipe) == "the file: this is a named pipe, a file is needed")
    #expect(refusal(of: "/dev/zero") == "the file: this is a device, a file is needed")
  }

  @Test func `A file of exactly the limit is read, and one byte more is refused`() throws {
    let path = folder.write("edge", [UInt8](repeating: 1, count: 100))
    #expect(try InputFile.read(path, as: path, limit: limit(100)).count == 100)
    #expect(
      refusal(of: path, bytes: 99)
        == "the file: LIM-1: the file has 100 bytes, the most is 99; split it"
    )
  }

  @Test func `Names of a folder come in the order of their bytes, hidden ones left out`() throws {
    for name in ["b.md", "B.md", "a10.md", "a2.md", "\u{e9}.md", ".hidden.md"] {
      folder.write(name, "x")
    }
    #expect(
      try InputFile.names(inFolder: folder.path, as: "the folder")
        == ["B.md", "a10.md", "a2.md", "b.md", "\u{e9}.md"]
    )
    #expect(throws: InputError.self) {
      try InputFile.names(inFolder: folder.path + "/none", as: "the folder")
    }
  }

  @Test func `A name that is no UTF-8 is refused where it is asked for, and shown with its bytes`()
  {
    folder.write("a.md", "x")
    #expect(system("touch \(folder.path)/$(printf 'b\\377.md')") == 0)
    let line = "the folder: the name of a file in it is no UTF-8: b\\xff.md; rename it"
    do {
      _ = try InputFile.names(inFolder: folder.path, as: "the folder", ofEndings: [".md"])
      Issue.record("the name was accepted")
    } catch {
      #expect(error.description == line)
    }
    #expect(
      (try? InputFile.names(inFolder: folder.path, as: "the folder", ofEndings: [".json"])) == []
    )
  }

  @Test func `The size of a file is asked without reading it; nothing else has one`() {
    #expect(InputFile.size(of: folder.write("five", "12345")) == 5)
    #expect(InputFile.size(of: folder.path) == nil)
    #expect(InputFile.size(of: folder.path + "/none") == nil)
  }

  @Test func `A link counts as what it leads to`() {
    let path = folder.write("file", "x")
    symlink(path, folder.path + "/link")
    #expect(InputFile.kind(of: folder.path + "/link") == .file)
    symlink(folder.path + "/none", folder.path + "/broken")
    #expect(InputFile.kind(of: folder.path + "/broken") == nil)
  }

  @Test func `An ending needs something before it`() {
    #expect(InputFile.hasEnding("a.md", ".md"))
    #expect(!InputFile.hasEnding(".md", ".md"))
    #expect(!InputFile.hasEnding("a.MD", ".md"))
  }
}
