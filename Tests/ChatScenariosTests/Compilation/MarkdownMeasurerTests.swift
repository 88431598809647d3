import ChatScenarios
import MarkdownRows
import Testing
import TimelineUnits

@Suite struct MarkdownMeasurerTests {
  private let text = Array("A reply of *some* words, long enough for two lines or more.".utf8)

  @Test func `A narrow row is taller, and a long one takes longer`() throws {
    let measurer = MarkdownMeasurer(fonts: try FontSet.installed())
    let wide = try measurer.measure(markdown: text, kind: .agentReply, width: .points(400))
    let narrow = try measurer.measure(markdown: text, kind: .agentReply, width: .points(150))
    #expect(narrow.height > wide.height)
    let long = try measurer.measure(
      markdown: text + text,
      kind: .agentReply,
      width: .points(400)
    )
    #expect(long.preparation > wide.preparation)
  }

  @Test func `Without fonts nothing is measured, and the line says so`() {
    let measurer = MarkdownMeasurer(fonts: nil)
    #expect(
      throws: InputError(place: "fonts", message: "no fonts were opened to measure text with")
    ) { try measurer.measure(markdown: text, kind: .user, width: .points(400)) }
  }
}
