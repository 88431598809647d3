import ChatScenarios
import TestSupport
import Testing

@Suite struct PathTextTests {
  @Test func `Dots are resolved without following links`() {
    #expect(PathText.absolute("/a/./b//c/../d") == "/a/b/d")
    #expect(PathText.absolute("/../..") == "/")
    #expect(PathText.absolute("a/b") == PathText.workingFolder.map { $0 + "/a/b" })
  }

  @Test func `A slash separates names also when a mark makes it another character`() {
    #expect(PathText.absolute("/a/\u{301}b/..") == "/a")
    #expect(PathText.parts(of: "a/\u{301}b") == ["a", "\u{301}b"])
  }

  @Test func `The root has no parent`() {
    #expect(PathText.parent(of: "/a/b") == "/a")
    #expect(PathText.parent(of: "/a") == "/")
    #expect(PathText.parent(of: "/") == nil)
  }

  @Test func `What is not there cannot be resolved`() {
    let folder = TemporaryFolder()
    let path = folder.write("a/b", "x")
    #expect(PathText.resolved(folder.path + "/a/../a/./b") == PathText.resolved(path))
    #expect(PathText.resolved(folder.path + "/none") == nil)
  }

  @Test func `The process knows where it stands`() {
    #expect(PathText.workingFolder.flatMap(InputFile.kind) == .folder)
    #expect(InputFile.kind(of: PathText.executableFolder) == .folder)
  }
}
