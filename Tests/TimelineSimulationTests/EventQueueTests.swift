import Testing
import TimelineUnits

@testable import TimelineSimulation

@Suite struct EventQueueTests {
  /// H-UNIT-4.
  @Test func `Equal times come out in the order in which they were put in`() {
    var queue = EventQueue<Int>()
    for number in 0..<50 { queue.push(number, at: Instant(ticks: 7)) }
    #expect(drain(&queue).map(\.event) == Array(0..<50))
  }

  @Test func `2,000 random pushes and pops agree with a stable sort of what is left`() {
    var random = RandomSource(seed: 11)
    var queue = EventQueue<Int>()
    var naive: [(at: Instant, event: Int)] = []
    for number in 0..<2_000 {
      if random.chance(1, in: 3), let expected = earliest(naive) {
        let popped = queue.pop()
        #expect(popped?.event == naive[expected].event)
        #expect(popped?.at == naive[expected].at)
        naive.remove(at: expected)
      } else {
        let at = Instant(ticks: Int64(random.below(40)))
        queue.push(number, at: at)
        naive.append((at, number))
      }
      #expect(queue.nextTime == earliest(naive).map { naive[$0].at })
    }
    #expect(drain(&queue).count == naive.count)
  }

  @Test func `An empty queue gives nothing`() {
    var queue = EventQueue<Int>()
    #expect(queue.pop()?.event == nil)
    #expect(queue.nextTime == nil)
  }

  private func drain(_ queue: inout EventQueue<Int>) -> [(at: Instant, event: Int)] {
    var all: [(at: Instant, event: Int)] = []
    while let next = queue.pop() { all.append(next) }
    return all
  }

  /// The first of the earliest entries; entries stand in the order of their pushes.
  private func earliest(_ entries: [(at: Instant, event: Int)]) -> Int? {
    var best: Int?
    for (index, entry) in entries.enumerated() {
      guard let known = best, entries[known].at <= entry.at else {
        best = index
        continue
      }
    }
    return best
  }
}
