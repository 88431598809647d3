internal import ChatScenarios

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A file that a command writes where the user wants it.
enum OutputFile {
  /// What many commands call standard output.
  static let standardOutput = "-"

  /// Writes a file so that it is there as a whole or not at all; its folder is made if need be.
  ///
  /// A link is followed, and a file that is there keeps its permissions. What is no file, such as a
  /// pipe or a device, is written into and never replaced.
  ///
  /// - Throws: `InputError` if it cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
    try check(path, isNoneOf: [])
    if case .other = InputFile.kind(of: path) { return try stream(bytes, to: path) }
    let target = followed(path) ?? path
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(target[target.utf8.index(after: $0)...]) } ?? target
    guard !name.isEmpty, InputFile.kind(of: target) != .folder else {
      throw InputError(place: path, message: "this is a folder, the name of a file is needed")
    }
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    try RunFolder(folder, named: folder).write(bytes, as: name)
  }

  /// Checks that what is written does not replace what is read, and goes into a file.
  ///
  /// - Throws: `InputError` if `path` leads to one of the inputs, or is the sign that other
  ///   commands take for standard output.
  static func check(_ path: String?, isNoneOf inputs: [String?]) throws(InputError) {
    guard let path else { return }
    guard path != standardOutput else {
      throw InputError(
        place: path,
        message: "standard output has other lines already; name a file, one of this name as ./-"
      )
    }
    for input in inputs.compactMap(\.self) where isSame(path, input) {
      throw InputError(place: path, message: "this file is read here; write to another one")
    }
  }

  /// Whether two paths lead to one file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard let left = followed(path), let right = followed(other) else { return false }
    return left.utf8.elementsEqual(right.utf8)
  }

  /// Where a path leads to behind its links; `nil` if nothing is there.
  private static func followed(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func stream(_ bytes: [UInt8], to path: String) throws(InputError) {
    var code: Int32 = 0
    if let file = fopen(path, "w") {
      if bytes.withUnsafeBytes({ fwrite($0.baseAddress, 1, $0.count, file) }) != bytes.count {
        code = errno
      }
      if fclose(file) != 0, code == 0 { code = errno }
    } else {
      code = errno
    }
    guard code == 0 else {
      throw InputError(
        place: path,
        message: "it cannot be written: " + Platform.words(ofError: code)
      )
    }
  }
}
