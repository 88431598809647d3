import ChatOutbox
import Foundation
import OutboxDefaults
import Testing
import TimelineUnits

/// A suite of the defaults in a temporary folder, which is removed at the end.
private final class TemporarySuite {
  let folder = FileManager.default.temporaryDirectory.path + "/outbox-" + UUID().uuidString
  var suite: String { folder + "/suite" }
  var list: String { suite + ".plist" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func store(isAvailable: Bool = true) throws -> UserDefaultsOutboxStore {
    let store = UserDefaultsOutboxStore(
      suite: suite,
      folder: folder + "/outbox",
      propertyList: list,
      isAvailable: { isAvailable }
    )
    return try #require(store)
  }

  func replace(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: list))
  }

  var listBytes: [UInt8] {
    (try? Data(contentsOf: URL(fileURLWithPath: list))).map { Array($0) } ?? []
  }

  var copies: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/outbox")) ?? []
    return names.filter { $0.contains(".bad") }.sorted()
  }
}

@Suite struct UserDefaultsOutboxStoreTests {
  private static let text = "hello there"

  /// A store with one message in it, and the bytes that it holds.
  private func filled(_ suite: TemporarySuite) throws -> [UInt8] {
    var store = try suite.store()
    var outbox = Outbox()
    let time = OutboxTime(instant: .zero, wallMs: 1_000)
    let key = ScopeKey(desktop: Array("d".utf8), session: Array("s".utf8))
    let message = OutboxMessage(
      operation: OperationID(low: 1),
      mutation: MutationID(low: 1),
      text: Array(UserDefaultsOutboxStoreTests.text.utf8)
    )
    for event in [.read(store.read()), .send(key, message)] as [OutboxEvent] {
      for case .write(let bytes, let generation) in outbox.handle(event, at: time) {
        let isWritten = store.write(bytes, generation: generation)
        #expect(isWritten)
      }
    }
    return try #require(store.read().bytes)
  }

  /// H-STORE-1.
  @Test func `What is written is read again by the next process, with its witness`() throws {
    let suite = try TemporarySuite()
    #expect(try suite.store().firstReading.finding == .new)
    let bytes = try filled(suite)
    let reading = try suite.store().firstReading
    #expect(reading.bytes == bytes)
    #expect(reading.witness == 1)
    guard case .intact(let state) = reading.finding else {
      Issue.record("not intact")
      return
    }
    #expect(state.scopes[0].operations.count == 1)
  }

  /// H-OUTBOX-T18, H-STORE-6.
  @Test(arguments: ["empty", "half", "one byte", "garbage", "another plist"])
  func `A broken property list never leads to a write, and its bytes are kept`(
    kind: String
  ) throws {
    let suite = try TemporarySuite()
    _ = try filled(suite)
    let good = suite.listBytes
    let broken =
      switch kind {
      case "empty": [UInt8]()
      case "half": Array(good.prefix(good.count / 2))
      case "one byte": Array(good.prefix(1))
      case "garbage": Array("{}{}{}".utf8)
      default: Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>".utf8)
      }
    try suite.replace(broken)
    var store = try suite.store()
    var outbox = Outbox()
    for read in 0..<3 {
      let time = OutboxTime(instant: .zero + .seconds(10) * Int64(read), wallMs: 1_000)
      for effect in outbox.handle(.read(store.read()), at: time) {
        if case .write = effect { Issue.record("a write in read \(read)") }
        if effect == .keepDamaged { store.keepDamaged() }
      }
    }
    #expect(outbox.phase == .suspended)
    #expect(suite.listBytes == broken)
    #expect(suite.copies.count == 1)
    let copy = try Data(
      contentsOf: URL(fileURLWithPath: suite.folder + "/outbox/" + suite.copies[0])
    )
    #expect(Array(copy) == broken)
    // The good bytes come back: the message is there as if nothing had happened.
    try suite.replace(good)
    let time = OutboxTime(instant: .zero + .seconds(30), wallMs: 1_000)
    _ = outbox.handle(.read(store.read()), at: time)
    #expect(outbox.phase == .running)
    #expect(outbox.state.scopes[0].operations[0].entry?.text == Array("hello there".utf8))
  }

  /// H-OUTBOX-T22.
  @Test func `A store that stays broken is written anew under a generation of its own`() throws {
    let suite = try TemporarySuite()
    _ = try filled(suite)
    let broken = Array(suite.listBytes.prefix(40))
    try suite.replace(broken)
    var store = try suite.store()
    var outbox = Outbox()
    for read in 0..<4 {
      let time = OutboxTime(instant: .zero + .seconds(10) * Int64(read), wallMs: 1_000)
      for effect in outbox.handle(.read(store.read()), at: time) {
        if effect == .keepDamaged { store.keepDamaged() }
        if case .write(let bytes, let generation) = effect {
          let isWritten = store.write(bytes, generation: generation)
          #expect(isWritten)
        }
      }
    }
    let reading = store.read()
    #expect(reading.witness == 3)
    #expect(suite.copies.count == 1)
  }

  /// H-STORE-6.
  @Test func `An older property list is told from the last one by the witness`() throws {
    let suite = try TemporarySuite()
    _ = try filled(suite)
    let first = suite.listBytes
    var store = try suite.store()
    var outbox = Outbox()
    let time = OutboxTime(instant: .zero, wallMs: 1_000)
    for case .write(let bytes, let generation) in outbox.handle(.read(store.read()), at: time) {
      let isWritten = store.write(bytes, generation: generation)
      #expect(isWritten)
    }
    try suite.replace(first)
    guard case .older = try suite.store().firstReading.finding else {
      Issue.record("not older")
      return
    }
  }

  /// H-OUTBOX-T17, H-OUTBOX-O13.
  @Test func `A writer of an older generation is refused`() throws {
    let suite = try TemporarySuite()
    let bytes = try filled(suite)
    var store = try suite.store()
    let isBlindWritten = store.write(bytes, generation: 5)
    #expect(!isBlindWritten)
    _ = store.read()
    let isWritten = store.write(bytes, generation: 5)
    #expect(isWritten)
    let isLateWritten = store.write([1, 2, 3], generation: 4)
    #expect(!isLateWritten)
    let reading = store.read()
    #expect(reading.bytes == bytes)
    #expect(reading.witness == 5)
  }

  /// H-OUTBOX-T17, H-OUTBOX-O13.
  @Test func `A writer that another one has overtaken is refused, whatever its generation`() throws
  {
    let suite = try TemporarySuite()
    let bytes = try filled(suite)
    var first = try suite.store()
    var second = try suite.store()
    _ = first.read()
    _ = second.read()
    let isWritten = second.write(bytes, generation: 2)
    #expect(isWritten)
    let isOvertakenWritten = first.write([1, 2, 3], generation: 9)
    #expect(!isOvertakenWritten)
    #expect(try suite.store().firstReading.bytes == bytes)
  }

  /// H-OUTBOX-T18.
  @Test func `Without protected data nothing is read, written or taken for new`() throws {
    let suite = try TemporarySuite()
    let bytes = try filled(suite)
    var locked = try suite.store(isAvailable: false)
    let reading = locked.read()
    #expect(!reading.isAvailable)
    let isWritten = locked.write([1], generation: 9)
    #expect(!isWritten)
    #expect(try suite.store().firstReading.bytes == bytes)
  }

  @Test func `Copies of two damages are both kept, the same one once`() throws {
    let suite = try TemporarySuite()
    _ = try filled(suite)
    var store = try suite.store()
    for damage in ["first", "second", "second"] {
      try suite.replace(Array(damage.utf8))
      store.keepDamaged()
    }
    #expect(suite.copies.count == 2)
  }

  @Test func `A value of another kind under the key is damage`() throws {
    let suite = try TemporarySuite()
    _ = try filled(suite)
    let defaults = try #require(UserDefaults(suiteName: suite.suite))
    defaults.set("text", forKey: UserDefaultsOutboxStore.key)
    #expect(try suite.store().firstReading.finding == .damaged)
  }

  @Test func `A witness that cannot be read still says that something was written`() throws {
    let suite = try TemporarySuite()
    _ = try filled(suite)
    let witness = suite.folder + "/outbox/" + UserDefaultsOutboxStore.key + ".witness"
    try Data("?".utf8).write(to: URL(fileURLWithPath: witness))
    #expect(try suite.store().firstReading.witness == 1)
  }
}

extension UserDefaultsOutboxStore {
  /// What a process that starts now reads.
  fileprivate var firstReading: OutboxReading {
    var store = self
    return store.read()
  }
}
