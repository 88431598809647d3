internal import ChatScenarios

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The folder that a call of `run` writes into.
struct RunFolder {
  private let folder: String

  /// Makes the folder if it is not there, and tries a file in it.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - name: How an error names it, if it is not that of `--out`.
  /// - Throws: `InputError` if either is not possible; asked before anything runs, so that no run
  ///   is made whose record has no place.
  init(_ folder: String, named name: String? = nil) throws(InputError) {
    self.folder = folder
    let place = name ?? "--out \(folder)"
    guard name != nil || folder != OutputFile.standardOutput else {
      throw InputError(place: place, message: "results go into a folder; one of this name is ./-")
    }
    guard RunFolder.make(folder) else {
      let reason = Platform.words(ofError: errno)
      throw InputError(place: place, message: "this is no folder and none can be made: " + reason)
    }
    guard let file = temporary("run.json") else {
      let reason = Platform.words(ofError: errno)
      throw InputError(place: place, message: "no file can be written into this folder: " + reason)
    }
    fclose(file.handle)
    unlink(file.path)
  }

  /// The path of a file of the folder.
  func path(of name: String) -> String { folder + "/" + name }

  /// Writes a file so that it is there as a whole or not at all.
  ///
  /// - Throws: `InputError` if it cannot be written.
  func write(_ bytes: [UInt8], as name: String) throws(InputError) {
    guard let file = temporary(name) else { throw unwritable(name) }
    // What is replaced may be more private than a new file would be.
    var status = stat()
    if stat(path(of: name), &status) == 0 { fchmod(fileno(file.handle), status.st_mode & 0o777) }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file.handle) }
    var code = count == bytes.count ? 0 : errno
    if fclose(file.handle) != 0, code == 0 { code = errno }
    if code == 0, rename(file.path, path(of: name)) != 0 { code = errno }
    guard code == 0 else {
      unlink(file.path)
      errno = code
      throw unwritable(name)
    }
  }

  /// Removes a file of the folder if it is there.
  func remove(_ name: String) { unlink(path(of: name)) }

  /// A new file beside the one of a name, or `nil` with the reason in `errno`.
  private func temporary(_ name: String) -> (path: String, handle: UnsafeMutablePointer<FILE>)? {
    // A process of the same number may have died and left its file.
    for number in 0..<100 {
      let path = path(of: ".\(name).\(getpid()).\(number)")
      if let handle = fopen(path, "wx") { return (path, handle) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// Makes a folder and those above it; tells whether it is there, else the reason is in `errno`.
  ///
  /// The path stays as it is given: what `..` behind a link means is the system's to say.
  private static func make(_ path: String) -> Bool {
    if InputFile.kind(of: path) == .folder { return true }
    if let parent = PathText.parent(of: path), !make(parent) { return false }
    if mkdir(path, 0o777) == 0 { return true }
    // Another process may have made it in between.
    let code = errno
    if InputFile.kind(of: path) == .folder { return true }
    errno = code
    return false
  }

  private func unwritable(_ name: String) -> InputError {
    let reason = Platform.words(ofError: errno)
    return InputError(place: path(of: name), message: "the file cannot be written: " + reason)
  }
}
