public import StrictJSON

/// How far an upload has come, to go on with after the process has ended.
///
/// It only saves traffic: without it the same keys bring the same answers, chunk by chunk.
///
/// Source: H-ATT-3, H-ATT-4.
public struct UploadProgress: Equatable, Sendable {
  /// The key of the upload, as UTF-8.
  public var key: [UInt8]
  /// The id that the desktop gave it, as UTF-8.
  public var upload: [UInt8]
  /// The size of its chunks in bytes.
  public var chunkBytes: Int
  /// The first chunk that the desktop has not acknowledged.
  public var nextChunk: Int
  /// When it was begun, in ms since 1970.
  public var begunMs: Int64
  /// When the file had been changed last then, in ms since 1970.
  public var modifiedMs: Int64

  /// The progress as one JSON object.
  public var bytes: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("key", text: key)
      writer.member("upload", text: upload)
      writer.member("chunkBytes", chunkBytes)
      writer.member("nextChunk", nextChunk)
      writer.member("begunMs", begunMs)
      writer.member("modifiedMs", modifiedMs)
    }
    return writer.finish()
  }

  init(
    key: [UInt8],
    upload: [UInt8],
    chunkBytes: Int,
    nextChunk: Int,
    begunMs: Int64,
    modifiedMs: Int64
  ) {
    self.key = key
    self.upload = upload
    self.chunkBytes = chunkBytes
    self.nextChunk = nextChunk
    self.begunMs = begunMs
    self.modifiedMs = modifiedMs
  }

  /// Reads a progress.
  ///
  /// - Throws: `JSONError` if the bytes are anything else; the upload then begins anew.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    var object = try JSONDocument(bytes).root.object(rule: "H-ATT-3")
    key = try object.required("key").bytes()
    upload = try object.required("upload").bytes()
    let chunk = try object.required("chunkBytes")
    chunkBytes = Int(try chunk.exactInteger())
    nextChunk = Int(try object.required("nextChunk").exactInteger())
    begunMs = try object.required("begunMs").exactInteger()
    modifiedMs = try object.required("modifiedMs").exactInteger()
    guard chunkBytes > 0, nextChunk >= 0 else {
      throw chunk.error(rule: "H-ATT-2", "a chunk size is positive")
    }
    try object.finish()
  }
}
