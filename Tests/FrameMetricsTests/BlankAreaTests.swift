import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct BlankAreaTests {
  /// M-BLANK-1.
  @Test func `Rows that fill the screen leave nothing blank`() throws {
    var run = RunBuilder()
    run.placeColumn(7)
    run.frame()
    #expect(try run.value(.blankPt) == 0)
    #expect(try run.value(.blankPtSeconds) == 0)
  }

  @Test func `50 pt at the top and 150 pt at the bottom are 200 pt`() throws {
    var run = RunBuilder()
    for id in 1..<UInt32(6) { run.place(id, top: Double(id) * 100 - 50) }
    run.frame()
    #expect(try run.value(.blankPt) == 200)
  }

  @Test func `A hole between rows counts, and a screen without rows is all blank`() throws {
    var hole = RunBuilder()
    hole.placeColumn(7)
    hole.leave(2)
    hole.frame()
    #expect(try hole.value(.blankPt) == 100)
    var empty = RunBuilder()
    empty.frame()
    #expect(try empty.value(.blankPt) == 700)
  }

  @Test func `Rows that overlap do not hide what is blank at the edge`() throws {
    var run = RunBuilder()
    run.placeColumn(6)
    run.place(9, top: 0, height: 600)
    run.frame()
    #expect(try run.value(.blankPt) == 100)
  }

  @Test func `What lies outside the content is not blank`() throws {
    var run = RunBuilder()
    run.placeColumn(7)
    run.frame(moved: -60, commanded: -60)
    #expect(try run.value(.blankPt) == 0)
  }

  @Test func `100 pt that stay blank for 250 ms are 25 pt·s`() throws {
    var run = RunBuilder()
    run.placeColumn(6)
    run.frame()
    run.wait(.milliseconds(250) - RunBuilder.frameTime)
    run.place(6, top: 600)
    run.frame()
    run.wait(ms: 100)
    #expect(try run.value(.blankPtSeconds) == 25)
    var atEnd = RunBuilder()
    atEnd.placeColumn(6)
    atEnd.frame()
    atEnd.wait(ms: 30)
    #expect(try atEnd.value(.blankPtSeconds) == 3)
  }

  @Test func `Covered frames and content shorter than the screen are left out`() throws {
    var covered = RunBuilder()
    covered.frame(.covered)
    #expect(try covered.value(.blankPt) == nil)
    #expect(try covered.value(.blankPtSeconds) == nil)
    var short = RunBuilder()
    short.content = .points(699)
    short.frame()
    #expect(try short.value(.blankPt) == nil)
  }
}
