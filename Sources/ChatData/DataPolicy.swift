public import TimelineUnits

/// The times and sizes of the data side.
///
/// Source: H-HOST-2, H-LEASE-1, H-CATCH-1, H-SCHED-11, H-OLDER-3.
public struct DataPolicy: Equatable, Sendable {
  /// How many hosts are kept: 6 (`host.capacity`).
  public var hostCapacity = 6
  /// How often the lease is renewed: 20 s (`lease.renewEvery`).
  public var leaseRenewEvery = Interval.seconds(20)
  /// How long the relay keeps a lease after the last renewal: 60 s (`lease.keepFor`).
  public var leaseKeepFor = Interval.seconds(60)
  /// The wait between catch-up loads of a quiet chat: 60 s (`catchup.idle`).
  public var catchUpIdle = Interval.seconds(60)
  /// The wait while something is pending: 10 s (`catchup.busy`).
  public var catchUpBusy = Interval.seconds(10)
  /// The largest share by which a wait is stretched, in thousandths: 300 (`catchup.jitter`).
  public var catchUpJitter = 300
  /// When a load without an answer fails: after 20 s (`load.timeout`).
  public var loadTimeout = Interval.seconds(20)
  /// When a request for an older page is stale: after 8 s (`older.staleAfter`).
  public var olderStaleAfter = Interval.seconds(8)

  /// Creates the policy of the modelled app.
  public init() {}
}
