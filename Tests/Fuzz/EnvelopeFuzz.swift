import ChatData
import StrictJSON
import TimelineUnits

/// Fuzzes bytes to JSON to a history envelope to the rows of a list: nothing may trap, errors lie
/// inside the input, and what was read is written and read again unchanged.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  do {
    let root = try JSONDocument(bytes).root
    visit(root)
  } catch {
    precondition((0...count).contains(error.byteOffset), "an error lies inside its input")
  }
  do {
    let envelope = try HistoryEnvelope.decode(bytes)
    _ = DisplayRows.project(envelope)
    let written = envelope.encode()
    let again = try HistoryEnvelope.decode(written)
    precondition(again.encode() == written, "an envelope is written as it was read")
  } catch {
    precondition((0...count).contains(error.byteOffset), "an error lies inside its input")
  }
  return 0
}

/// Asks a value for everything that it may be.
private func visit(_ value: JSONValue) {
  _ = try? value.string()
  _ = try? value.bytes()
  _ = try? value.exactInteger()
  _ = try? value.number()
  _ = try? value.bool()
  if let members = try? value.members() {
    for member in members { visit(member.value) }
  }
  if let elements = try? value.elements() {
    for element in elements { visit(element) }
  }
}
