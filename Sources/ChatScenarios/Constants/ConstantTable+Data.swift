internal import ChatData

extension ConstantTable {
  /// The constants of the data side: hosts, lease, catch-up and loads.
  ///
  /// Source: H-HOST-2, H-LEASE-1, H-CATCH-1, H-SCHED-11.
  static let dataConstants = [
    Constant(
      "host.capacity",
      .unnamed,
      .count(of: "hosts"),
      1...64,
      .dataCount(\.hostCapacity),
      "Many kept chats take memory; few make the reader wait for a first load on the way back."
    ),
    Constant(
      "lease.renewEvery",
      .unnamed,
      .seconds,
      1...600,
      .dataTime(\.leaseRenewEvery),
      "Frequent renewals are traffic; rare ones leave a gap in the live text when one is lost."
    ),
    Constant(
      "lease.keepFor",
      .unnamed,
      .seconds,
      1...3_600,
      .dataTime(\.leaseKeepFor),
      "A long lease sends live text that nobody reads; a short one ends when a renewal is lost."
    ),
    Constant(
      "catchup.idle",
      .unnamed,
      .seconds,
      1...3_600,
      .dataTime(\.catchUpIdle),
      "A short wait loads a quiet chat often; a long one shows late what was missed."
    ),
    Constant(
      "catchup.busy",
      .unnamed,
      .seconds,
      1...600,
      .dataTime(\.catchUpBusy),
      "A short wait loads often while something is pending; a long one shows its outcome late."
    ),
    Constant(
      "catchup.jitter",
      .unnamed,
      .fraction,
      0...1,
      .dataCount(\.catchUpJitter),
      "A large share spreads the loads of many phones and makes the longest wait longer."
    ),
    Constant(
      "load.timeout",
      .none,
      .seconds,
      1...300,
      .dataTime(\.loadTimeout),
      "A short time gives up loads that would have come; a long one leaves the reader waiting."
    ),
  ]
}
