import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

@Suite struct OutboxMessageTests {
  private func messages(_ facts: [DataFact]) -> [OutboxMessage] {
    var messages: [OutboxMessage] = []
    for (second, fact) in facts.enumerated() {
      OutboxMessage.take(fact, at: .zero + .seconds(Int64(second)), into: &messages)
    }
    return messages
  }

  @Test func `A message that is sent, stored twice and confirmed keeps the first time of each`()
    throws
  {
    let facts: [DataFact] = [
      .began, .sent(operation: 3, files: 2), .stored(operation: 3, files: 2),
      .stored(operation: 3, files: 1), .confirmed(operation: 3), .confirmed(operation: 3),
    ]
    let message = try #require(messages(facts).first)
    #expect(message.operation == 3 && message.sentAt == .zero + .seconds(1) && message.files == 2)
    #expect(message.stores == 2 && message.storedAt == .zero + .seconds(2))
    #expect(message.storedFiles == 1 && message.confirmedAt == .zero + .seconds(4))
  }

  @Test func `2 messages stand in the order of their first facts, −1 for what did not happen`() {
    let second = Interval.seconds(1).ticks
    let found = messages([.confirmed(operation: 9), .sent(operation: 4, files: 0)])
    #expect(found.map(\.numbers) == [[9, -1, 0, 0, -1, 0, 0], [4, second, 0, 0, -1, 0, -1]])
  }
}
