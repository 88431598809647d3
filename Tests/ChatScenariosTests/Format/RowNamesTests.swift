import ChatScenarios
import Testing

@Suite struct RowNamesTests {
  private func refusal(_ rows: String, row: String) -> String? {
    Scenarios.refusal(
      of: Scenarios.text(
        rows: rows,
        #""events":[{"atMs":1,"event":"resize","row":"\#(row)","heightPt":8}]"#
      )
    )
  }

  @Test func `A reference to no group names the nearest`() {
    let line = refusal(#"{"name":"history","heightPt":8}"#, row: "hystory")
    #expect(line?.hasSuffix("FORMAT-3: no rows have the name hystory; nearest: history") == true)
  }

  @Test func `A row beyond a group whose length the file tells is refused when it is read`() {
    #expect(refusal(#"{"name":"a","heightPt":8,"count":3}"#, row: "a/2") == nil)
    #expect(
      refusal(#"{"name":"a","heightPt":8,"count":3}"#, row: "a/3")?.hasSuffix("a has 3 rows")
        == true
    )
    // How long a corpus is only its file tells.
    #expect(refusal(#"{"name":"a","corpus":"chat"}"#, row: "a/3") == nil)
  }

  @Test func `A name is given once`() {
    let line = refusal(#"{"name":"a","heightPt":8},{"name":"a","heightPt":9}"#, row: "a")
    #expect(line?.hasSuffix("FORMAT-3: another group of rows has the name a") == true)
  }

  @Test func `Rows of pages and of other events can be named`() {
    let text = Scenarios.text(
      rows: "",
      """
      "older":[{"rows":[{"name":"page","heightPt":8}],"latencyMs":1}],"events":[\
      {"atMs":1,"event":"window","rows":["page","sent"]},\
      {"atMs":2,"event":"send","append":[{"name":"sent","heightPt":8}]}]
      """
    )
    #expect(Scenarios.refusal(of: text) == nil)
  }
}
