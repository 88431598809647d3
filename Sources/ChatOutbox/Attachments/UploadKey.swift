internal import TimelineUnits

/// The idempotency key of an upload, from which those of its calls are made.
///
/// The key is made of what the file is and not of when it is sent, so that a file that is sent
/// again repeats its keys.
///
/// Source: H-ATT-3 to H-ATT-5, H-ATT-8.
public struct UploadKey: Equatable, Sendable {
  /// The key, as UTF-8.
  public let text: [UInt8]

  /// The key of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - attempt: 1, or one more for each time that an upload of the file was cancelled.
  /// - Precondition: `attempt` is positive.
  public init(_ file: AttachmentFile, attempt: Int = 1) {
    precondition(attempt > 0, "attempts count from 1")
    var hash = StableHash()
    let size = Array(file.sizeBytes.description.utf8)
    for field in [file.session, file.project, file.name, file.mimeType, file.path, size] {
      // The length stands before each field, or "ab", "c" would be "a", "bc".
      for shift in stride(from: 0, to: 64, by: 8) {
        hash.combine(UInt8(truncatingIfNeeded: field.count >> shift))
      }
      for byte in field { hash.combine(byte) }
    }
    var text = Array("files.chatAttachmentUpload:".utf8) + file.session + Array(":".utf8)
    HexText.append(hash.value, to: &text)
    if attempt > 1 { text += Array("#\(attempt)".utf8) }
    self.text = text
  }

  /// The key of the call that begins the upload.
  public var begin: [UInt8] { text + Array(":begin".utf8) }
  /// The key of the call that ends it.
  public var finish: [UInt8] { text + Array(":finish".utf8) }
  /// The key of the call that cancels it.
  public var cancel: [UInt8] { text + Array(":cancel".utf8) }

  /// The key of a chunk, from 0.
  public func chunk(_ number: Int) -> [UInt8] { text + Array(":chunk:\(number)".utf8) }
}
