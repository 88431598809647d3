import FrameMetrics
import TimelineTrace
import TimelineUnits

/// Fuzzes bytes to a trace to its text and its measurements: nothing may trap, and a trace reads
/// back from its text as itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  guard let trace = (try? TraceText.parse(bytes)) ?? (try? Trace(bytes: bytes)) else { return 0 }
  let again = try? TraceText.parse(TraceText.text(of: trace))
  precondition(again == trace, "a trace reads back from its text as itself")
  _ = try? Measurements(trace)
  return 0
}
