internal import StrictJSON

/// A call of an upload.
///
/// Source: H-ATT-2, H-ATT-3.
public struct UploadCall: Equatable, Sendable {
  /// What is asked for.
  public enum Kind: Equatable, Sendable {
    /// Begin an upload of a size in bytes, with the MIME type of the bytes that are sent.
    case begin(name: [UInt8], mimeType: [UInt8], sizeBytes: Int)
    /// Keep a chunk.
    case chunk(Int, [UInt8])
    /// Put the file together.
    case finish
    /// Forget the upload.
    case cancel
  }

  /// The idempotency key, as UTF-8.
  public var key: [UInt8]
  /// The id of the upload, as UTF-8; empty for `begin`.
  public var upload: [UInt8]
  /// What is asked for.
  public var kind: Kind

  /// The call as the bytes that go over the link; chunks are base64.
  public var bytes: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("key", text: key)
      switch kind {
      case .begin(let name, let mimeType, let sizeBytes):
        writer.member("call", "begin")
        writer.member("name", text: name)
        writer.member("mimeType", text: mimeType)
        writer.member("sizeBytes", sizeBytes)
      case .chunk(let number, let content):
        writer.member("call", "chunk")
        writer.member("upload", text: upload)
        writer.member("chunk", number)
        writer.member("base64", text: Base64.text(content))
      case .finish:
        writer.member("call", "finish")
        writer.member("upload", text: upload)
      case .cancel:
        writer.member("call", "cancel")
        writer.member("upload", text: upload)
      }
    }
    return writer.finish()
  }
}
