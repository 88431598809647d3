import MarkdownRows
import Testing

@testable import timeline_bench

@Suite struct InstalledFontsTests {
  @Test func `The fonts are loaded, or the error names their packages`() {
    do {
      #expect(try !InstalledFonts.load().digests.isEmpty)
    } catch {
      #expect("\(error)".contains("fonts-inter"))
    }
    #expect(throws: MissingToolError.self) { try InstalledFonts.load(root: "/nonexistent") }
  }
}
