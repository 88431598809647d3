import Experiments
import Testing

@Suite struct CountTextTests {
  @Test func `One thing has no plural, none and several have`() {
    #expect(CountText.text(0, "row") == "0 rows")
    #expect(CountText.text(1, "row") == "1 row")
    #expect(CountText.text(2, "row") == "2 rows")
    #expect(CountText.text(1, "layout pass", "layout passes") == "1 layout pass")
    #expect(CountText.text(3, "layout pass", "layout passes") == "3 layout passes")
  }
}
