internal import CSimdJSON

/// The owner of one document's tape: flat nodes in document order, the document's bytes, and the
/// decoded bytes of the strings that have escapes.
///
/// Nothing changes after `init`, hence the unchecked conformance.
///
/// Source: J-2.
final class JSONTape: @unchecked Sendable {
  let limits: JSONLimits
  private let tape: csj_tape

  init(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    var tape = csj_tape()
    let depth = JSONTape.depth(of: limits)
    let bounds = csj_limits(
      maximum_bytes: max(0, limits.maximumBytes),
      maximum_depth: depth,
      maximum_nodes: max(0, limits.maximumNodes),
      maximum_string_bytes: max(0, limits.maximumStringBytes),
      maximum_keys: max(0, limits.maximumKeys)
    )
    let result = bytes.withUnsafeBufferPointer { buffer in
      csj_read(buffer.baseAddress, buffer.count, bounds, &tape)
    }
    guard result.status == CSJ_OK else {
      throw JSONTape.error(of: result, bytes, limits)
    }
    self.limits = limits
    self.tape = tape
  }

  deinit {
    var tape = tape
    csj_free(&tape)
  }

  /// The number of nodes, keys included; a document has at least one.
  var count: Int { tape.node_count }

  /// A node of the tape.
  subscript(index: Int) -> csj_node {
    precondition(index >= 0 && index < tape.node_count, "a node lies on its tape")
    return tape.nodes[index]
  }

  func kind(at index: Int) -> csj_kind { csj_kind(UInt32(self[index].kind)) }

  /// The index of the first node after this one and everything inside it.
  func end(at index: Int) -> Int { Int(self[index].end) }

  func byteOffset(at index: Int) -> Int { Int(self[index].byte_offset) }

  /// The number of elements or members of a container.
  func childCount(at index: Int) -> Int { Int(self[index].payload) }

  func isObject(at index: Int) -> Bool { kind(at: index) == CSJ_OBJECT }

  /// The decoded bytes of a string or key, valid as long as the tape lives.
  func decodedBytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let node = self[index]
    let start = Int(node.payload & 0xffff_ffff)
    let base = node.is_escaped == 0 ? tape.text : tape.decoded
    return UnsafeBufferPointer(start: base.map { $0 + start }, count: Int(node.payload >> 32))
  }

  /// The document's own bytes of a node, valid as long as the tape lives.
  func token(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let node = self[index]
    let start = tape.text.map { $0 + Int(node.byte_offset) }
    return UnsafeBufferPointer(start: start, count: Int(node.token_length))
  }

  /// The depth limit that is in force.
  static func depth(of limits: JSONLimits) -> Int {
    min(max(1, limits.maximumDepth), 1_024)
  }

  /// The first fault in document order; the walk's own verdict if the second reading finds none.
  private static func error(
    of result: csj_result,
    _ bytes: [UInt8],
    _ limits: JSONLimits
  ) -> JSONError {
    guard result.status != CSJ_OUT_OF_MEMORY else {
      return JSONError(
        rule: "H-JSON-7",
        byteOffset: 0,
        path: "",
        message: "no memory to read the document"
      )
    }
    if let fault = JSONDiagnosis.firstFault(in: bytes, limits: limits) { return fault }
    return JSONError(
      rule: result.status == CSJ_DUPLICATE_KEY ? "H-JSON-2" : "H-JSON-1",
      byteOffset: result.byte_offset,
      path: "",
      message: "not a valid JSON document"
    )
  }
}
