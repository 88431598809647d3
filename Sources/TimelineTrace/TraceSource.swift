import TimelineUnits

/// A form that records are read from, field by field; the mirror image of `TraceSink`.
///
/// A flaw is kept and not thrown: a branch behind each field would be a fiftieth of a page's
/// engine.
protocol TraceSource {
  /// The first flaw; what is read behind it means nothing.
  var flaw: TraceError? { get set }
  mutating func count(_ field: TraceField) -> Int
  mutating func integer(_ field: TraceField) -> Int
  mutating func length(_ field: TraceField) -> Length
  mutating func rowHeight(_ field: TraceField) -> Length
  mutating func interval(_ field: TraceField) -> Interval
  mutating func instant(_ field: TraceField) -> Instant
  mutating func item(_ field: TraceField) -> ItemID
  mutating func optionalItem(_ field: TraceField) -> ItemID?
  mutating func flag(_ field: TraceField) -> Bool
  mutating func name<Name: TraceName>(_ field: TraceField) -> Name
  mutating func state(_ field: TraceField) -> FrameState
}

extension TraceSource {
  /// Takes a flaw of the bytes at a position.
  mutating func fail(at byteOffset: Int, _ reason: TraceError.Reason) {
    flaw = flaw ?? TraceError(byteOffset: byteOffset, reason: reason)
  }
}
