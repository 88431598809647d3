import MarkdownRows
import TimelineUnits

/// Fuzzes bytes to blocks to heights: nothing may trap, and a streamed row must end as the whole
/// one.
@MainActor private var measurer: RowMeasurer?

@MainActor
private func ready() -> RowMeasurer {
  if let measurer { return measurer }
  do {
    let made = try RowMeasurer(fonts: try FontSet.installed(), style: .phone, tailoring: .web)
    measurer = made
    return made
  } catch {
    preconditionFailure("\(error)")
  }
}

/// Measures one input, whole and in pieces.
@_cdecl("LLVMFuzzerTestOneInput")
public func measureOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  MainActor.assumeIsolated {
    let measurer = ready()
    // The first byte chooses the width and the size of the pieces.
    let width = Length.points(Int64(bytes.first ?? 0) * 2)
    let step = Int(bytes.last ?? 0) % 17 + 1
    let whole = measurer.measure(markdown: bytes, kind: .agentReply, width: width)
    precondition(whole.height >= .zero, "a height is never negative")
    var row = StreamingRow(kind: .agentReply, width: width, measurer: measurer)
    for first in stride(from: 0, to: bytes.count, by: step) {
      row.append(bytes[first..<min(bytes.count, first + step)], measurer: measurer)
    }
    row.finish(measurer: measurer)
    precondition(row.measurement == whole, "a streamed row ends as the whole one (T-STREAM-16)")
  }
  return 0
}
