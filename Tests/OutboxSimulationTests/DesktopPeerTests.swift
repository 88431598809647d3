import ChatOutbox
import Testing
import TimelineUnits

@testable import OutboxSimulation

@Suite struct DesktopPeerTests {
  private let zeros = String(repeating: "0", count: 31)

  private func submit(_ operation: Int, key: String = "k", text: String = "a") -> [UInt8] {
    Array(
      """
      {"call":"run.codexChatOutboxSubmit","generation":1,"number":2,"session":"s0",\
      "key":"\(key)","operation":"\(zeros)\(operation)","parameters":{"text":"\(text)"}}
      """.utf8
    )
  }

  private var check: [UInt8] {
    Array(#"{"call":"run.codexChatOutboxLoad","generation":1,"number":3,"session":"s0"}"#.utf8)
  }

  /// The result of the first answer among actions.
  private func result(_ actions: [DesktopAction]) -> String {
    for case .answer(let bytes, _, _) in actions {
      let value = WireObject(bytes)?.value("result") ?? WireObject(bytes)?.value("waiting")
      return String(decoding: value ?? [], as: UTF8.self)
    }
    return ""
  }

  private func take(
    _ bytes: [UInt8],
    _ peer: inout DesktopPeer,
    at seconds: Int64 = 0
  ) -> String {
    let now = Instant.zero + .seconds(seconds)
    peer.expire(at: now)
    return result(peer.receive(bytes, isFailed: false, at: now))
  }

  /// H-KEY-2, H-OUTBOX-O11.
  @Test func `A repeated key brings the stored answer for 48 h and saves nothing`() {
    var peer = DesktopPeer(mutants: [])
    #expect(take(submit(1), &peer) == "saved")
    let digest = peer.digest
    #expect(take(submit(1), &peer, at: 48 * 3_600) == "saved")
    #expect(peer.digest == digest)
  }

  /// H-KEY-3.
  @Test func `After 48 h the same key saves again`() {
    var peer = DesktopPeer(mutants: [])
    #expect(take(submit(1), &peer) == "saved")
    peer.expire(at: .zero + .seconds(48 * 3_600 + 1))
    let again = peer.receive(submit(1), isFailed: false, at: .zero + .seconds(48 * 3_600 + 1))
    #expect(again.contains { if case .saved = $0 { true } else { false } })
  }

  /// H-KEY-2.
  @Test func `Other bytes under one key are told, and a submit at work is in progress`() {
    var peer = DesktopPeer(mutants: [])
    #expect(take(submit(1), &peer) == "saved")
    #expect(take(submit(1, text: "b"), &peer) == "parametersDiffer")
    peer.traits[2].workMs = 500
    #expect(take(submit(2, key: "l"), &peer) == "")
    #expect(take(submit(2, key: "l"), &peer) == "inProgress")
    #expect(result(peer.finish(2, at: .zero)) == "saved")
  }

  /// H-KEY-4.
  @Test func `A message is listed until a run takes it`() {
    var peer = DesktopPeer(mutants: [])
    _ = take(submit(1), &peer)
    #expect(take(check, &peer) == "[\"\(zeros)1\"]")
    #expect(peer.window(of: 0, rows: 5) == [])
    let isTaken = peer.take(1)
    #expect(isTaken)
    #expect(take(check, &peer) == "[]")
    peer.show(1)
    #expect(peer.window(of: 0, rows: 5) == Array((zeros + "1").utf8))
  }

  /// H-OUTBOX-T15.
  @Test func `A cancel removes what waits, and a submit that comes later is not saved`() {
    let cancel = Array(
      """
      {"call":"run.codexChatOutboxCancel","generation":1,"number":4,"session":"s0",\
      "key":"run.codexChatOutboxCancel:c","operation":"\(zeros)1","cancels":"k"}
      """.utf8
    )
    var peer = DesktopPeer(mutants: [])
    #expect(take(cancel, &peer) == "cancelled")
    #expect(take(submit(1), &peer) == "cancelled")
    var other = DesktopPeer(mutants: [])
    _ = take(submit(1), &other)
    _ = other.take(1)
    #expect(take(cancel, &other) == "refused")
  }

  @Test func `A crash loses work that is not finished and keeps what is saved`() {
    var peer = DesktopPeer(mutants: [])
    _ = take(submit(1), &peer)
    peer.traits[2].workMs = 500
    _ = take(submit(2, key: "l"), &peer)
    #expect(peer.unfinished == [2])
    peer.crash()
    peer.restart()
    #expect(peer.unfinished == [])
    #expect(take(submit(1), &peer) == "saved")
  }

  @Test(arguments: ["", "{}", "{\"call\":\"x\"}", "[1]", "{\"call\":\"x\",\"generation\":1"])
  func `What is no call is not answered`(text: String) {
    var peer = DesktopPeer(mutants: [])
    #expect(peer.receive(Array(text.utf8), isFailed: false, at: .zero).isEmpty)
  }
}
