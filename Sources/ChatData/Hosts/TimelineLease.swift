public import TimelineUnits

/// The phone's side of the timeline lease: whose it is, and when it has to be renewed.
///
/// Source: H-LEASE-1, H-LEASE-2, H-LEASE-4 (`chat:timeline-interest`).
public struct TimelineLease: Equatable, Sendable {
  /// The chat on screen, or `nil` without one or with the app in the background.
  public private(set) var holder: HostKey?
  /// When the next renewal is due, or `nil` without a holder.
  public private(set) var renewAt: Instant?

  private let renewEvery: Interval
  private let defects: DataDefects

  /// Creates a lease that nobody holds.
  public init(renewEvery: Interval) {
    self.init(renewEvery: renewEvery, defects: [])
  }

  package init(renewEvery: Interval, defects: DataDefects) {
    self.renewEvery = renewEvery
    self.defects = defects
  }

  /// The chat on screen changed, or the app left or came to the front.
  ///
  /// Source: H-LEASE-2.
  public mutating func hold(_ key: HostKey?, at now: Instant) {
    guard key != holder else { return }
    holder = key
    renewAt = key == nil ? nil : now
  }

  /// The target of the chat on screen changed, so that its lease is taken anew.
  public mutating func takeAnew(at now: Instant) {
    if holder != nil { renewAt = now }
  }

  /// Takes the renewal that is due.
  ///
  /// - Returns: The chat whose lease to take or renew, or `nil`.
  ///
  /// Source: H-LEASE-1.
  public mutating func takeRenewal(at now: Instant) -> HostKey? {
    guard let holder, let due = renewAt, due <= now else { return nil }
    renewAt = defects.contains(.leaseNotRenewed) ? Instant(ticks: .max) : now + renewEvery
    return holder
  }
}
