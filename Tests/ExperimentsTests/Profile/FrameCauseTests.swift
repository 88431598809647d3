import Experiments
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct FrameCauseTests {
  private let item = ItemID(rawValue: 1)

  @Test func `A cause names everything that happened, and nothing that did not`() {
    var cause = FrameCause()
    #expect(cause.text == "nothing but the frame itself")
    for record: TraceRecord in [
      .mounted(rows: 1), .rendered(.live, changed: 1),
      .snapshotApplied(inserted: 4, deleted: 1, moved: 0),
      .measured(item, from: .zero, to: .points(9), isFirst: true),
      .measured(item, from: .zero, to: .points(9), isFirst: false),
      .measured(item, from: .zero, to: .points(9), isFirst: false),
      .layout(LayoutSummary(passes: 1)), .restoreBegan(anchor: item, screenY: .zero),
      .revealed(.still, pass: 4, creep: .zero),
    ] { cause.take(record) }
    #expect(
      cause.text
        == "the list is filled with 1 row, a render (live), a snapshot (+4 -1 rows, 0 moved), "
        + "1 row measured for the first time, 2 rows measured again, 1 layout pass, "
        + "a prepend restored, the cover is lifted"
    )
  }
}
