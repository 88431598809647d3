import CollectionLayout
import Testing

@Suite struct SectionIDTests {
  /// L-SNAP-13.
  @Test func `Sections are ordered by number, and that of a chat is 0`() {
    #expect(SectionID.main.rawValue == 0)
    #expect(SectionID.main < sectionID(1))
    #expect(!(sectionID(1) < sectionID(1)))
  }
}
