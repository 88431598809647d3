import BenchmarkKit
import Synchronization

/// A clock that stands still unless it is told to go on.
final class FakeClock: Sendable {
  private let now = Mutex<Int64>(0)

  func advance(_ nanoseconds: Int64) { now.withLock { $0 += nanoseconds } }

  var meter: Meter {
    Meter(name: "fake", unit: "ns") { self.now.withLock { $0 } }
  }
}
