internal import ChatScenarios
internal import Glibc

/// The folder that a call of `run` writes into.
struct RunFolder {
  private let folder: String

  /// Makes the folder if it is not there.
  ///
  /// - Throws: `InputError` if that is not possible; asked before anything runs.
  init(_ folder: String) throws(InputError) {
    self.folder = folder
    guard RunFolder.make(PathText.absolute(folder)) else {
      throw InputError(place: "--out \(folder)", message: "this is no folder and none can be made")
    }
  }

  /// The path of a file of the folder.
  func path(of name: String) -> String { folder + "/" + name }

  /// Writes a file so that it is there as a whole or not at all.
  ///
  /// - Throws: `InputError` if it cannot be written.
  func write(_ bytes: [UInt8], as name: String) throws(InputError) {
    let temporary = path(of: ".\(name).\(getpid())")
    guard let file = fopen(temporary, "wx") else { throw unwritable(name) }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    let isClosed = fclose(file) == 0
    guard count == bytes.count, isClosed, rename(temporary, path(of: name)) == 0 else {
      unlink(temporary)
      throw unwritable(name)
    }
  }

  /// Makes a folder and those above it; tells whether it is there.
  private static func make(_ path: String) -> Bool {
    if InputFile.kind(of: path) == .folder { return true }
    guard let parent = PathText.parent(of: path), make(parent) else { return false }
    // Another process may have made it in between.
    return mkdir(path, 0o777) == 0 || InputFile.kind(of: path) == .folder
  }

  private func unwritable(_ name: String) -> InputError {
    InputError(place: path(of: name), message: "the file cannot be written (error \(errno))")
  }
}
