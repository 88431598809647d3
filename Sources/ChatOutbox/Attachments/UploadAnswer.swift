public import StrictJSON

/// The answer of a desktop to a call of an upload.
public struct UploadAnswer: Equatable, Sendable {
  /// What the desktop says.
  public enum Result: Equatable, Sendable {
    /// An upload has begun, with this id and a chunk size; `nil` for one that is no whole number.
    case begun(upload: [UInt8], chunkBytes: Int?)
    /// It is done.
    case done
    /// It is refused.
    case refused
  }

  /// The key of the call that is answered, as UTF-8.
  public var key: [UInt8]
  /// What the desktop says.
  public var result: Result

  /// Creates an answer.
  public init(key: [UInt8], result: Result) {
    self.key = key
    self.result = result
  }

  /// Reads an answer from the bytes of the link.
  ///
  /// - Throws: `JSONError` if the bytes are no answer.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    var object = try JSONDocument(bytes).root.object(rule: "H-ATT-3")
    key = try object.required("key").bytes()
    if try object.required("ok").bool() == false {
      result = .refused
    } else if let upload = object.optional("upload") {
      let chunk = try object.required("chunkBytes")
      let size = try? chunk.exactInteger()
      result = .begun(upload: try upload.bytes(), chunkBytes: size.map { Int($0) })
    } else {
      result = .done
    }
  }
}
