/// What a meter gave while something ran, by event, by slot, and by subject: of nested spans each
/// has what remains without those inside it.
///
/// Slot 0 is the rest of an event: what no span covers. Spans outside of events do not count.
public struct SpanLedger: Sendable {
  /// The number of slots, slot 0 included.
  public let slots: Int
  /// The readings of each event, slot after slot, less the cost of the marks between them.
  ///
  /// Single figures can be below zero where the mark was cheaper than usual; `SpanReadings` takes
  /// care of that.
  public private(set) var events: [Int64] = []
  /// The readings of each subject, slot after slot.
  public private(set) var subjects: [Int64] = []
  /// The number of marks: beginnings and ends of events and spans.
  public private(set) var marks = 0

  private let meter: Meter
  private let markCost: Int64
  private var open: [Span] = []
  private var last: Int64 = 0

  private struct Span {
    var slot: Int
    var subject: Int?
  }

  /// Creates an empty ledger.
  ///
  /// - Parameters:
  ///   - meter: What is read at each mark.
  ///   - slots: The number of slots, slot 0 included.
  ///   - markCost: What a mark itself adds to the meter between two readings.
  ///   - eventCapacity: The number of events that there is room for before anything has to be
  ///     moved.
  /// - Precondition: `slots` is positive.
  public init(meter: Meter, slots: Int, markCost: Int64 = 0, eventCapacity: Int = 0) {
    precondition(slots > 0, "slot 0 is the rest of an event")
    self.meter = meter
    self.slots = slots
    self.markCost = markCost
    events.reserveCapacity(eventCapacity * slots)
    open.reserveCapacity(32)
  }

  /// The number of events so far.
  public var eventCount: Int { events.count / slots }

  /// An event begins.
  ///
  /// - Parameter subject: What it is about, or `nil`.
  /// - Complexity: O(*s*), where *s* is the number of slots.
  /// - Precondition: No event is open.
  public mutating func beginEvent(subject: Int?) {
    precondition(open.isEmpty, "events do not nest")
    for _ in 0..<slots { events.append(0) }
    open.append(Span(slot: 0, subject: subject))
    marks += 1
    last = meter.read()
  }

  /// The event ends.
  ///
  /// - Precondition: An event is open, and no span in it.
  public mutating func endEvent() {
    precondition(open.count == 1, "an event ends after its spans")
    close(at: meter.read())
    open.removeLast()
  }

  /// A span of the event begins.
  ///
  /// - Parameters:
  ///   - slot: What it counts for.
  ///   - subject: What it is about; that of the span or event around it if `nil`.
  /// - Precondition: `slot` is one of the ledger's, not 0.
  public mutating func begin(_ slot: Int, subject: Int?) {
    guard let outer = open.last else { return }
    precondition(slot > 0 && slot < slots, "a span has a slot of its own")
    let now = meter.read()
    close(at: now)
    open.append(Span(slot: slot, subject: subject ?? outer.subject))
    last = now
  }

  /// The span that began last ends.
  public mutating func end() {
    guard open.count > 1 else { return }
    let now = meter.read()
    close(at: now)
    open.removeLast()
    last = now
  }

  /// Books what the meter gave since the last mark.
  private mutating func close(at now: Int64) {
    let span = open[open.count - 1]
    let reading = now - last - markCost
    marks += 1
    events[events.count - slots + span.slot] += reading
    guard let subject = span.subject else { return }
    let index = subject * slots + span.slot
    while subjects.count <= index { subjects.append(0) }
    subjects[index] += reading
  }
}
