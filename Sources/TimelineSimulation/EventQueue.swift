import TimelineUnits

/// Events in order of time; equal times keep the order in which they were put in.
///
/// A binary heap over (time, sequence), so the order is total and never ambiguous.
///
/// Source: H-UNIT-4.
struct EventQueue<Event> {
  private struct Entry {
    var at: Instant
    var sequence: Int
    var event: Event

    func precedes(_ other: Entry) -> Bool {
      at != other.at ? at < other.at : sequence < other.sequence
    }
  }

  private var heap: [Entry] = []
  private var nextSequence = 0

  /// The time of the next event, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  var nextTime: Instant? { heap.first?.at }

  /// Puts an event in behind all events of the same time.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of events.
  mutating func push(_ event: Event, at time: Instant) {
    heap.append(Entry(at: time, sequence: nextSequence, event: event))
    nextSequence += 1
    siftUp(heap.count - 1)
  }

  /// Takes the next event out.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of events.
  mutating func pop() -> (at: Instant, event: Event)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    return (first.at, first.event)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      let left = 2 * parent + 1
      for child in left..<min(left + 2, max(left, heap.count))
      where heap[child].precedes(heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
