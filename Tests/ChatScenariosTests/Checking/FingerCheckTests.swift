import Testing
import TimelineCoordinator
import TimelineSimulation
import TimelineTrace
import TimelineUnits

@testable import ChatScenarios

@Suite struct FingerCheckTests {
  /// What the check says to a drag whose second frame moves by so many points.
  private func message(finger: Int64, list: Int64) -> String? {
    let inputs = [
      (InputEvent.touchDown(y: .points(100)), Int64(1)), (.touchMoved(y: .points(130)), 2),
      (.touchMoved(y: .points(130 + finger)), 3),
    ].map { TimedInput(at: .zero + .milliseconds($0.1), event: $0.0) }
    var check = FingerCheck(
      SimulationInput(rows: [], initial: [], events: inputs, duration: .seconds(1))
    )
    var screen = SeenScreen()
    func frame(_ offset: Int64, _ state: FrameState) -> TraceRecord {
      .frame(
        FrameRecord(
          offset: .points(offset),
          contentHeight: .points(5_000),
          commanded: .zero,
          state: state
        )
      )
    }
    let records: [TraceRecord] = [
      .began(RunSetup()), frame(1_000, []), .input(.touchDown, item: nil),
      .input(.touchMoved, item: nil), frame(980, .dragging), .input(.touchMoved, item: nil),
      frame(980 + list, .dragging),
    ]
    var message: String?
    for record in records {
      let timed = TimedRecord(at: .zero, record: record)
      screen.take(timed)
      message = check.take(timed, screen) ?? message
    }
    return message
  }

  /// U-DRAG-5.
  @Test func `A list that moves as the finger does is right, a point and a half more is wrong`() {
    #expect(message(finger: 40, list: -40) == nil)
    #expect(message(finger: 40, list: -41) == nil)
    #expect(message(finger: 40, list: -42) != nil)
    #expect(
      message(finger: 0, list: 9) == "the list is off by 9.0 pt from the finger that drags it"
    )
  }
}
