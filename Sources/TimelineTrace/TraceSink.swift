import TimelineUnits

/// A form that records are written in, field by field.
protocol TraceSink {
  /// A number that is never negative.
  mutating func count(_ value: Int, _ field: TraceField)
  mutating func integer(_ value: Int, _ field: TraceField)
  mutating func length(_ value: Length, _ field: TraceField)
  /// The height of a placed row: the next row's top is expected below it.
  mutating func rowHeight(_ value: Length, _ field: TraceField)
  mutating func interval(_ value: Interval, _ field: TraceField)
  mutating func instant(_ value: Instant, _ field: TraceField)
  mutating func item(_ value: ItemID, _ field: TraceField)
  mutating func optionalItem(_ value: ItemID?, _ field: TraceField)
  mutating func flag(_ value: Bool, _ field: TraceField)
  mutating func name(_ value: some TraceName, _ field: TraceField)
  mutating func state(_ value: FrameState, _ field: TraceField)
}
