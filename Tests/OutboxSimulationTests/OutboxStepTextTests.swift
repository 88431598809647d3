import OutboxSimulation
import Testing

@Suite struct OutboxStepTextTests {
  @Test func `Every kind of step is one line of its own`() {
    var late = MessageFate()
    late.delayMs = 900
    late.repeatedAfterMs = 10
    late.isFailed = true
    var lost = MessageFate()
    lost.isLost = true
    var trait = OperationTrait()
    trait.isRejected = true
    trait.isClashing = true
    trait.isSteering = true
    trait.uploads = 2
    trait.workMs = 5
    trait.choice = .discard
    let steps: [OutboxStep] = [
      .send(atMs: 5, chat: 1, operation: 2), .cancel(atMs: 5, operation: 2),
      .open(atMs: 5, chat: 1), .type(atMs: 5, chat: 1, isEmpty: true),
      .type(atMs: 5, chat: 1, isEmpty: false), .link(atMs: 5, desktop: 1, isUp: true),
      .link(atMs: 5, desktop: 1, isUp: false), .load(atMs: 5, chat: 1),
      .crash(atMs: 5, downMs: 7), .crashInWrite(3, .beforeWrite, downMs: 7),
      .crashInWrite(3, .beforeWitness, downMs: 7), .crashInWrite(3, .afterWrite, downMs: 7),
      .crashInWrite(3, .afterEffect, downMs: 7), .desktopCrash(atMs: 5, desktop: 0, downMs: 7),
      .clock(atMs: 5, byMs: -7), .damage(launch: 2, .truncated, reads: 3), .lateWriter(atMs: 5),
      .fate(.receipt, subject: 1, 2, late), .fate(.receipt, subject: 1, 2, lost),
      .trait(operation: 4, trait), .trait(operation: 4, OperationTrait()),
    ]
    let lines = steps.map(\.text)
    for (index, line) in lines.enumerated() {
      #expect(!line.contains("\n"))
      #expect(!lines.dropFirst(index + 1).contains(line))
    }
    #expect(lines[0] == "5 ms: message 2 is sent in chat 1")
    #expect(lines[17] == "receipt 2 about 1: takes 900 ms, again 10 ms later, fails")
    #expect(lines[18] == "receipt 2 about 1: lost")
  }
}
