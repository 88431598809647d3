import FaultSimulation
import Testing
import TimelineUnits

@Suite struct VirtualTimeQueueTests {
  /// H-UNIT-4.
  @Test func `Equal times keep the order in which events were put in`() {
    var queue = VirtualTimeQueue<Int>()
    for event in 0..<100 { queue.push(event, at: Instant(ticks: Int64(event % 3))) }
    var popped: [Int] = []
    while let next = queue.pop() { popped.append(next.event) }
    #expect(popped == [0, 1, 2].flatMap { rest in (0..<100).filter { $0 % 3 == rest } })
  }

  /// A naive twin: the first of a list that is sorted by time without moving equal ones.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `1,000 random pushes and pops agree with a sorted list`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var queue = VirtualTimeQueue<Int>()
    var list: [(ticks: Int64, event: Int)] = []
    for event in 0..<1_000 {
      if random.chance(2, in: 3) {
        let ticks = Int64(random.below(20))
        queue.push(event, at: Instant(ticks: ticks))
        let place = list.firstIndex { $0.ticks > ticks } ?? list.count
        list.insert((ticks, event), at: place)
      } else {
        let next = queue.pop()
        let expected = list.isEmpty ? nil : list.removeFirst()
        #expect(next?.event == expected?.event, "seed \(seed)")
        #expect(next?.at.ticks == expected?.ticks, "seed \(seed)")
      }
      #expect(queue.count == list.count)
      #expect(queue.nextTime?.ticks == list.first?.ticks)
    }
  }

  @Test func `An emptied queue has no next time and keeps counting`() {
    var queue = VirtualTimeQueue<Int>()
    queue.push(1, at: .zero)
    queue.removeAll()
    #expect(queue.nextTime == nil)
    #expect(queue.pop() == nil)
    queue.push(2, at: .zero)
    queue.push(3, at: .zero)
    #expect(queue.pop()?.event == 2)
  }
}
