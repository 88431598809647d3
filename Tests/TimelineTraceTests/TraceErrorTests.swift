import Testing
import TimelineTrace

@Suite struct TraceErrorTests {
  @Test func `Each reason has its own message in lower case and without a full stop`() {
    let messages = TraceError.Reason.allCases.map(\.message.description)
    #expect(Set(messages).count == messages.count)
    for message in messages {
      #expect(message.first?.isLowercase == true)
      #expect(!message.hasSuffix("."))
    }
  }
}
