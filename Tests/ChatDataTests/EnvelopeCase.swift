import ChatData

/// One document that must be read or refused, made by changing one thing of a valid envelope.
struct EnvelopeCase {
  let name: String
  /// The rule that refuses the document; `nil` if it must be read.
  let rule: String?
  let bytes: [UInt8]
  /// Where the offending token stands.
  let byteOffset: Int?

  init(_ name: String, _ rule: String?, _ change: (inout EnvelopeText) -> Void) {
    var envelope = EnvelopeText()
    change(&envelope)
    let marked = Array(envelope.text.utf8)
    let sign = Array("§".utf8)
    let place = marked.indices.first { marked[$0...].starts(with: sign) }
    self.name = name
    self.rule = rule
    byteOffset = place
    bytes = place.map { Array(marked[..<$0] + marked[($0 + sign.count)...]) } ?? marked
  }

  /// What the decoder says: `nil` if it reads the document.
  var error: EnvelopeError? {
    do {
      _ = try HistoryEnvelope.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// The decoded envelope, or `nil` if the document is refused.
  var envelope: HistoryEnvelope? { try? HistoryEnvelope.decode(bytes) }
}
