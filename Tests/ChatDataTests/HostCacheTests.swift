import Testing
import TimelineUnits

@testable import ChatData

/// Covers `StagedSelection`, `HostCommit`.
@Suite struct HostCacheTests {
  /// Selects chats in a cache and returns which were hits.
  private func hits(_ chats: [Int], capacity: Int) -> [Bool] {
    var cache = HostCache(capacity: capacity)
    return chats.map { chat in
      let key = HostKey(desktop: [], folder: [], session: [UInt8(chat)])
      let isHit = cache.index(of: key) != nil
      let number = cache.stage(key, made: isHit ? nil : model(key))
      _ = cache.commit(number)
      #expect(cache.hosts.first?.identity.key == key)
      #expect(cache.hosts.count <= capacity)
      return isHit
    }
  }

  private func model(_ key: HostKey) -> TimelineModel {
    TimelineModel(
      identity: TimelineIdentity(key: key),
      instance: 1,
      target: 0,
      presentationEpoch: 0,
      isLinkUsable: true,
      policy: DataPolicy(),
      defects: []
    )
  }

  /// H-HOST-1.
  @Test func `Keys differ in the bytes of desktop, folder or session`() {
    let key = HostKey(desktop: [1], folder: Array("\u{e9}".utf8), session: [3])
    let decomposed = HostKey(desktop: [1], folder: Array("e\u{301}".utf8), session: [3])
    #expect(key != decomposed)
    #expect(key != HostKey(desktop: [2], folder: key.folder, session: [3]))
    #expect(key != HostKey(desktop: [1], folder: key.folder, session: [4]))
    #expect(key == HostKey(desktop: [1], folder: key.folder, session: [3]))
  }

  /// H-HOST-11.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `A larger cache never misses what a smaller one has, over 300 selections`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let chats = (0..<300).map { _ in random.below(9) }
    var smaller = [Bool](repeating: false, count: chats.count)
    for capacity in 1...9 {
      let larger = hits(chats, capacity: capacity)
      #expect(zip(smaller, larger).allSatisfy { !$0 || $1 }, "seed=\(seed)")
      smaller = larger
    }
    #expect(smaller.count { !$0 } == Set(chats).count)
  }

  /// H-HOST-4.
  @Test func `A replaced selection commits nothing and its model is dropped`() {
    var cache = HostCache(capacity: 2)
    let keys = (1...3).map { HostKey(desktop: [], folder: [], session: [$0]) }
    let first = cache.stage(keys[0], made: model(keys[0]))
    #expect(cache.modelCount == 1)
    let second = cache.stage(keys[1], made: model(keys[1]))
    #expect(cache.modelCount == 1)
    #expect(cache.commit(first) == nil)
    #expect(cache.commit(second)?.isNew == true)
    #expect(cache.commit(second) == nil)
    #expect(cache.index(of: keys[0]) == nil)
  }
}
