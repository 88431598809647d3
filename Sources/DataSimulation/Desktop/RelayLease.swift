import TimelineUnits

/// The relay's side of the lease: whose blocks go out, and until when.
///
/// Source: H-LEASE-1 to H-LEASE-4.
struct RelayLease: Equatable {
  private(set) var chat: Int?
  private var target = 0
  private var until = Instant.zero
  private let keepFor: Interval

  init(keepFor: Interval) {
    self.keepFor = keepFor
  }

  /// A renewal arrived; taking the lease for one chat ends that of another.
  mutating func renewed(_ chat: Int, target: Int, at now: Instant) {
    self.chat = chat
    self.target = target
    until = now + keepFor
  }

  /// Whether the blocks of a chat go out.
  func covers(_ chat: Int, target: Int, at now: Instant) -> Bool {
    self.chat == chat && self.target == target && now < until
  }
}
