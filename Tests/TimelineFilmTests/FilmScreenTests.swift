import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

/// Covers `FilmRow`.
@Suite struct FilmScreenTests {
  private func screen() -> FilmScreen {
    var screen = FilmScreen()
    screen.take(
      .began(
        RunSetup(insets: EdgeInsets(bottom: .points(34)))
      )
    )
    return screen
  }

  private func frame(_ offset: Int64, _ commanded: Int64 = 0, covered: Bool = false) -> TraceRecord
  {
    .frame(
      FrameRecord(
        offset: .points(offset),
        contentHeight: .points(2_000),
        commanded: .points(commanded),
        state: covered ? .covered : []
      )
    )
  }

  private func place(_ id: UInt32, _ top: Int64, _ height: Int64) -> TraceRecord {
    .placed(
      ItemID(rawValue: id),
      top: .points(top),
      height: .points(height),
      isEstimated: false
    )
  }

  @Test func `A row that moves by 12 pt without a command is a jump of 12 pt`() {
    var screen = screen()
    for record in [place(1, 0, 500), place(2, 500, 500), frame(0), frame(100, 100)] {
      screen.take(record)
    }
    #expect(screen.jump == 0)
    for record in [place(2, 512, 500), frame(100)] { screen.take(record) }
    #expect(screen.jump == Length.points(12).units)
    #expect(screen.jumper == ItemID(rawValue: 2))
  }

  @Test func `What moves under the cover is no jump, nor is the first frame after it`() {
    var screen = screen()
    for record in [place(1, 0, 700), frame(0, covered: true)] { screen.take(record) }
    for record in [place(1, 40, 700), frame(0)] { screen.take(record) }
    #expect(screen.jump == 0)
  }

  @Test func `Content of 300 pt without a row is 300 pt blank, 1,334 pt above the bottom`() {
    var screen = screen()
    for record in [place(1, 0, 400), frame(0)] { screen.take(record) }
    #expect(screen.blank == Length.points(300).units)
    #expect(screen.gap == Length.points(1_334).units)
    screen.take(.left(ItemID(rawValue: 1)))
    screen.take(frame(0, covered: true))
    #expect(screen.blank == 0)
  }

  @Test func `A row that a restore holds drifts by what it misses its place, commands aside`() {
    var screen = screen()
    for record in [place(1, 0, 500), place(2, 500, 500), frame(100)] { screen.take(record) }
    #expect(screen.anchor == nil && screen.drift == 0)
    let anchor = ItemID(rawValue: 2)
    screen.take(.restoreBegan(anchor: anchor, screenY: .points(999)))
    // 80 pt come in above: 70 of them are made up for by the offset, 5 of them by a command.
    for record in [place(2, 580, 500), frame(175, 5)] { screen.take(record) }
    #expect(screen.anchor == anchor)
    #expect(screen.drift == Length.points(10).units)
    screen.take(.restoreEnded(.settled))
    screen.take(frame(175))
    #expect(screen.anchor == nil && screen.drift == 0)
  }

  @Test func `The finger moves against what it commands, and lets go`() {
    var screen = screen()
    func dragged(_ offset: Int64, _ commanded: Int64) -> TraceRecord {
      .frame(
        FrameRecord(
          offset: .points(offset),
          contentHeight: .points(2_000),
          commanded: .points(commanded),
          state: .dragging
        )
      )
    }
    for record in [place(1, 0, 2_000), dragged(30, 30), dragged(50, 20)] { screen.take(record) }
    #expect(screen.finger == -Length.points(50).units)
    screen.take(frame(50))
    #expect(screen.finger == 0)
  }
}
