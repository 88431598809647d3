import ChatScenarios
import Experiments
import Testing

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
}
