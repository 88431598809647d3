import ChatScenarios
import Glibc
import Testing

@testable import Experiments

@Suite struct SourceRevisionTests {
  @Test func `A folder under no version control has no revision`() {
    #expect(SourceRevision.current(of: "/") == SourceRevision())
  }

  @Test func `A revision is a whole commit, and dirtiness is known with it`() {
    let revision = SourceRevision.current(of: PathText.parent(of: #filePath) ?? "/")
    // The sources can also have been unpacked from an archive.
    #expect((revision.commit == nil) == (revision.isDirty == nil))
    #expect(revision.commit.map { $0.utf8.count >= 40 } ?? true)
  }

  @Test func `The command's own revision is that of the tree it was built in`() {
    #expect(SourceRevision.ofExecutable == SourceRevision.current(of: PathText.executableFolder))
  }

  @Test func `A tree's configuration makes git run no program`() throws {
    var template = Array("/tmp/timelinebench-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { #expect(system("rm -rf \(folder)") == 0) }
    let setUp = """
      cd \(folder) && git init -q . && echo x >a && git add a \
      && git -c user.name=n -c user.email=e commit -q -m m \
      && git config core.fsmonitor 'touch \(folder)/ran; false' && mkdir h \
      && printf '#!/bin/sh\\ntouch \(folder)/ran\\n' >h/post-index-change && chmod +x h/* \
      && git config core.hooksPath h && touch a
      """
    // Without git there is nothing to see.
    guard system(setUp) == 0 else { return }
    #expect(SourceRevision.current(of: folder).commit != nil)
    #expect(InputFile.kind(of: folder + "/ran") == nil)
  }
}
