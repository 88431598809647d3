import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceStructureTests {
  private func error(of records: [TraceRecord]) -> TraceError.Reason? {
    var recorder = TraceRecorder()
    for record in records { recorder.record(record, at: .zero) }
    do throws(TraceError) {
      _ = try Trace(bytes: recorder.finish().bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  private var began: TraceRecord {
    .began(
      RunSetup(
        viewport: .zero,
        insets: EdgeInsets(),
        scale: 1,
        refresh: .zero,
        estimatedHeight: .zero,
        renderInterval: .zero
      )
    )
  }

  @Test func `A run begins once and first and ends once and last`() {
    #expect(error(of: [began, .ended]) == nil)
    #expect(error(of: [began, .held, .ended]) == nil)
    #expect(error(of: []) == .notBegun)
    #expect(error(of: [.ended]) == .notBegun)
    #expect(error(of: [.held, began, .ended]) == .notBegun)
    #expect(error(of: [began, began, .ended]) == .begunTwice)
    #expect(error(of: [began]) == .notEnded)
    #expect(error(of: [began, .ended, .held]) == .afterEnd)
    #expect(error(of: [began, .ended, .ended]) == .afterEnd)
  }
}
