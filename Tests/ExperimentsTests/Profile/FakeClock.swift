import BenchmarkKit
import Synchronization

/// A clock that goes on by a step at each reading, and by more where it is told to.
final class FakeClock: Sendable {
  private let now = Mutex<Int64>(0)
  private let step: Int64

  init(step: Int64 = 10) {
    self.step = step
  }

  func advance(_ nanoseconds: Int64) { now.withLock { $0 += nanoseconds } }

  var meter: Meter {
    Meter(name: "fake", unit: "ns") {
      self.now.withLock { now in
        now += self.step
        return now
      }
    }
  }
}
