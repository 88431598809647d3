internal import Experiments
internal import Synchronization

/// Tries points side by side: so many workers, each taking the next point that nobody has taken.
///
/// What becomes of a point depends on nothing but the plan, so workers change no result.
struct SweepPool {
  let trial: SweepTrial
  /// All points of the plan.
  let points: [[String]]
  let jobs: Int
  let interruption: Interruption
  let progress: Progress

  /// The next point to take.
  private final class Counter: Sendable {
    private let next = Mutex(0)

    func take() -> Int {
      next.withLock { next in
        defer { next += 1 }
        return next
      }
    }
  }

  /// What becomes of some points, in their order; fewer if the user interrupted.
  func results(of indices: ArraySlice<Int>) async -> [SweepPoint] {
    let counter = Counter()
    return await withTaskGroup(of: [SweepPoint].self) { group in
      for _ in 0..<min(jobs, indices.count) {
        group.addTask { work(indices, counter) }
      }
      var results: [SweepPoint] = []
      for await finished in group { results += finished }
      return results.sorted { $0.index < $1.index }
    }
  }

  private func work(_ indices: ArraySlice<Int>, _ counter: Counter) -> [SweepPoint] {
    var results: [SweepPoint] = []
    while !interruption.isRequested {
      let place = indices.startIndex + counter.take()
      guard place < indices.endIndex else { break }
      let index = indices[place]
      results.append(trial.point(index, points[index]))
      progress.advance("points")
    }
    return results
  }
}
