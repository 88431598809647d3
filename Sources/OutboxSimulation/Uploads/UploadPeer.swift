internal import TimelineUnits

/// The part of a modelled desktop that takes uploads: every call is done once under its key.
///
/// Source: H-ATT-2, H-ATT-3, H-ATT-11.
struct UploadPeer {
  private struct Upload {
    var id: Int
    var sizeBytes: Int
    var chunks: [[UInt8]] = []
  }

  /// The largest chunk that the desktop takes.
  let chunkBytes: Int
  private var answers: [(key: UInt64, answer: [UInt8])] = []
  private var uploads: [Upload] = []
  /// The files that were put together.
  private(set) var files: [[UInt8]] = []
  /// How many chunks were stored; a repeated one is not stored again.
  private(set) var storedChunks = 0

  init(chunkBytes: Int) {
    self.chunkBytes = chunkBytes
  }

  /// Takes a call in.
  ///
  /// - Returns: The answer, or `nil` for bytes that are no call.
  mutating func receive(_ bytes: [UInt8]) -> [UInt8]? {
    guard let object = WireObject(bytes), let key = object.value("key"),
      let call = object.value("call")
    else { return nil }
    let hash = StableHash.of(key)
    if let known = answers.first(where: { $0.key == hash }) { return known.answer }
    let result = perform(String(decoding: call, as: UTF8.self), object)
    var answer = Array("{\"key\":\"".utf8) + key
    answer += "\",\"ok\":\(result == nil ? "false" : "true")\(result ?? "")}".utf8
    answers.append((hash, answer))
    return answer
  }

  /// Does what a call asks for.
  ///
  /// - Returns: More members of the answer, or `nil` if the call is refused.
  private mutating func perform(_ call: String, _ object: WireObject) -> String? {
    if call == "begin" {
      guard let size = object.number("sizeBytes") else { return nil }
      uploads.append(Upload(id: uploads.count, sizeBytes: size))
      return ",\"upload\":\"u\(uploads.count - 1)\",\"chunkBytes\":\(chunkBytes)"
    }
    guard let name = object.value("upload"), let digit = name.last else { return nil }
    let index = Int(digit) - 48
    guard uploads.indices.contains(index) else { return nil }
    switch call {
    case "chunk":
      guard let number = object.number("chunk"), number == uploads[index].chunks.count,
        let content = UploadPeer.bytes(ofBase64: object.value("base64") ?? [])
      else { return nil }
      uploads[index].chunks.append(content)
      storedChunks += 1
    case "finish":
      let file = uploads[index].chunks.flatMap(\.self)
      guard file.count == uploads[index].sizeBytes else { return nil }
      files.append(file)
    default: uploads[index].chunks.removeAll()
    }
    return ""
  }

  /// The bytes of base64, or `nil` for any other text.
  static func bytes(ofBase64 text: ArraySlice<UInt8>) -> [UInt8]? {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text where character != UInt8(ascii: "=") {
      guard let value = digits.firstIndex(of: character) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
