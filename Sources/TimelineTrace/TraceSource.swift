import TimelineUnits

/// A form that records are read from, field by field; the mirror image of `TraceSink`.
protocol TraceSource {
  mutating func count(_ field: TraceField) throws(TraceError) -> Int
  mutating func integer(_ field: TraceField) throws(TraceError) -> Int
  mutating func length(_ field: TraceField) throws(TraceError) -> Length
  mutating func rowHeight(_ field: TraceField) throws(TraceError) -> Length
  mutating func interval(_ field: TraceField) throws(TraceError) -> Interval
  mutating func instant(_ field: TraceField) throws(TraceError) -> Instant
  mutating func item(_ field: TraceField) throws(TraceError) -> ItemID
  mutating func optionalItem(_ field: TraceField) throws(TraceError) -> ItemID?
  mutating func flag(_ field: TraceField) throws(TraceError) -> Bool
  mutating func name<Name: TraceName>(_ field: TraceField) throws(TraceError) -> Name
  mutating func state(_ field: TraceField) throws(TraceError) -> FrameState
}
