/// A document in which the sign § stands before the token that is expected to be refused.
struct MarkedText {
  let bytes: [UInt8]
  /// Where the sign stood; `nil` if there was none.
  let offset: Int?

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ marked: [UInt8]) {
    let sign = Array("§".utf8)
    let place = marked.indices.first { marked[$0...].starts(with: sign) }
    offset = place
    bytes = place.map { marked[..<$0] + marked[($0 + sign.count)...] }.map(Array.init) ?? marked
  }
}
