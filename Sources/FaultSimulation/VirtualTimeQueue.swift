public import TimelineUnits

/// Events in order of virtual time; equal times keep the order in which they were put in.
///
/// A binary heap over (time, sequence), so the order is total and never ambiguous.
///
/// Source: DST-2, H-UNIT-4.
public struct VirtualTimeQueue<Event> {
  @usableFromInline
  struct Entry {
    @usableFromInline var at: Instant
    @usableFromInline var sequence: Int
    @usableFromInline var event: Event

    @inlinable
    init(at: Instant, sequence: Int, event: Event) {
      self.at = at
      self.sequence = sequence
      self.event = event
    }
  }

  @usableFromInline var heap: [Entry] = []
  @usableFromInline var nextSequence = 0

  /// Creates an empty queue.
  @inlinable
  public init() {}

  /// The number of events that wait.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var count: Int { heap.count }

  /// The time of the next event, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var nextTime: Instant? { heap.first?.at }

  /// Puts an event in behind all events of the same time.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of events.
  @inlinable
  public mutating func push(_ event: Event, at time: Instant) {
    heap.append(Entry(at: time, sequence: nextSequence, event: event))
    nextSequence += 1
    siftUp(heap.count - 1)
  }

  /// Takes the next event out, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of events.
  @inlinable
  public mutating func pop() -> (at: Instant, event: Event)? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return (last.at, last.event) }
    heap[0] = last
    siftDown()
    return (first.at, first.event)
  }

  /// Drops all events; the order of later ones goes on counting.
  @inlinable
  public mutating func removeAll() {
    heap.removeAll(keepingCapacity: true)
  }

  /// Whether one entry comes before another; events are left alone, as copies of them cost much.
  @inlinable
  func precedes(_ first: Int, _ second: Int) -> Bool {
    let (at, other) = (heap[first].at, heap[second].at)
    return at != other ? at < other : heap[first].sequence < heap[second].sequence
  }

  @inlinable
  mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(child, parent) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  @inlinable
  mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      let left = 2 * parent + 1
      if left < heap.count, precedes(left, least) { least = left }
      if left + 1 < heap.count, precedes(left + 1, least) { least = left + 1 }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
