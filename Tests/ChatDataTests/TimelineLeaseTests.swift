import ChatData
import Testing
import TimelineUnits

@Suite struct TimelineLeaseTests {
  private let chat = HostKey(desktop: [1], folder: [], session: [1])
  private let other = HostKey(desktop: [1], folder: [], session: [2])

  /// H-LEASE-1.
  @Test func `A chat on screen takes the lease and renews it every 20 s, 3 times in 60 s`() {
    var lease = TimelineLease(renewEvery: .seconds(20))
    lease.hold(chat, at: .zero)
    let renewals = (0...60).filter { lease.takeRenewal(at: .zero + .seconds($0)) == chat }
    #expect(renewals == [0, 20, 40, 60])
  }

  /// H-LEASE-2.
  @Test func `Another chat on screen takes the lease at once`() {
    var lease = TimelineLease(renewEvery: .seconds(20))
    lease.hold(chat, at: .zero)
    _ = lease.takeRenewal(at: .zero)
    lease.hold(other, at: .zero + .seconds(5))
    #expect(lease.takeRenewal(at: .zero + .seconds(5)) == other)
    #expect(lease.holder == other)
    lease.hold(nil, at: .zero + .seconds(6))
    #expect(lease.takeRenewal(at: .zero + .seconds(60)) == nil)
    #expect(lease.renewAt == nil)
  }

  /// H-LEASE-4.
  @Test func `A return takes the lease anew, a renewal that could not go out goes first`() {
    var lease = TimelineLease(renewEvery: .seconds(20))
    lease.hold(chat, at: .zero)
    _ = lease.takeRenewal(at: .zero)
    lease.hold(nil, at: .zero + .seconds(1))
    lease.hold(chat, at: .zero + .seconds(3))
    #expect(lease.takeRenewal(at: .zero + .seconds(3)) == chat)
    #expect(lease.takeRenewal(at: .zero + .seconds(90)) == chat)
    #expect(lease.renewAt == .zero + .seconds(110))
    lease.takeAnew(at: .zero + .seconds(91))
    #expect(lease.takeRenewal(at: .zero + .seconds(91)) == chat)
  }
}
