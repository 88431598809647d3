internal import ChatScenarios

/// A file that a command writes where the user wants it.
enum OutputFile {
  /// Writes a file so that it is there as a whole or not at all; its folder is made if need be.
  ///
  /// - Throws: `InputError` if it cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard !name.isEmpty, InputFile.kind(of: path) != .folder else {
      throw InputError(place: path, message: "this is a folder, the name of a file is needed")
    }
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    try RunFolder(folder, named: folder).write(bytes, as: name)
  }
}
