import ChatData
import Testing

@Suite struct PresentationEpochsTests {
  /// H-EPOCH-1, H-THREAD-2.
  @Test func `Every timeline of a chat has a number of its own that only grows`() {
    let key = HostKey(desktop: [1], folder: [2], session: [3])
    let chat = TimelineIdentity(key: key)
    let thread = TimelineIdentity(key: key, thread: Array("t7".utf8))
    #expect(chat.name == Array("parent-chat".utf8))
    #expect(thread.name == Array("subagent-t7".utf8))
    var epochs = PresentationEpochs()
    #expect(epochs.last(of: chat) == 0)
    epochs.keep(4, of: chat)
    epochs.keep(2, of: thread)
    epochs.keep(3, of: chat)
    #expect(epochs.last(of: chat) == 4)
    #expect(epochs.last(of: thread) == 2)
  }
}
