import Testing
import TimelineUnits

@testable import ChatData

@Suite struct TimelineModelTests {
  /// H-PROJ-6, H-CATCH-1.
  @Test func `A model is busy with a run, a message or a load, and shows what its timeline does`() {
    var model = TimelineModel(
      identity: TimelineIdentity(key: TestPhone.key("A")),
      instance: 1,
      target: 0,
      presentationEpoch: 0,
      isLinkUsable: true,
      policy: DataPolicy(),
      defects: []
    )
    #expect(!model.isBusy)
    model.timeline.runStarted(ActiveRun(runID: [1]))
    #expect(model.isBusy)
    model.timeline.runEnded([1])
    _ = model.timeline.setEchoes([MessageEcho(operationID: [1], text: [])])
    #expect(model.isBusy)
    _ = model.timeline.setEchoes([])
    model.scheduler.activate(.selected)
    #expect(model.isBusy)
    let ticket = model.start(number: 4, at: .zero)
    #expect(ticket?.number == 4)
    #expect(model.start(number: 5, at: .zero) == nil)
    #expect(model.isBusy)
    let envelope = TestRows.envelope([TestRows.row("a", 1)])
    if let ticket { #expect(model.answered(ticket, envelope.encode())?.0 == .applied) }
    #expect(!model.isBusy)
    #expect(model.projection() == model.timeline.projection)
    #expect(model.projection().rows.count == 1)
  }
}
