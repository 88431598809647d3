#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Reads files from outside: whole, bounded, and never waiting on something that is no plain file.
///
/// Source: LIM-1.
public enum InputFile {
  /// What a path leads to.
  public enum Kind: Equatable, Sendable {
    /// A plain file.
    case file
    /// A folder.
    case folder
    /// Something else, such as a named pipe or a device; the text says what.
    case other(String)
  }

  /// What a path leads to, links followed; `nil` if nothing is there.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(of: status)
  }

  /// The bytes that a plain file holds; `nil` if the path leads to none.
  public static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, kind(of: status) == .file else { return nil }
    return Int(status.st_size)
  }

  /// The bytes of a plain file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - place: How an error names the file.
  ///   - limit: How large the file may be.
  /// - Returns: All bytes, at least one.
  /// - Throws: `InputError` if the path leads nowhere or to no plain file, or if the file cannot be
  ///   read, is empty, or is larger than `limit`.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func read(
    _ path: String,
    as place: String,
    limit: InputLimit = .file
  ) throws(InputError) -> [UInt8] {
    // The kind is asked for before opening, because opening a pipe or a device can block or act.
    try check(kind(of: path), at: place)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(place, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(place, errno) }
    try check(kind(of: status), at: place)
    guard status.st_size <= limit.bytes else {
      throw limit.refusal(of: Int(status.st_size), at: place)
    }
    let bytes = try contents(of: descriptor, expected: Int(status.st_size), place, limit)
    guard !bytes.isEmpty else { throw InputError(place: place, message: "the file is empty") }
    return bytes
  }

  /// The names of the entries of a folder, ordered by their bytes; hidden ones are left out.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - place: How an error names the folder.
  ///   - endings: How the names that are asked for end; without one all are.
  /// - Returns: The names, without the folder's path.
  /// - Throws: `InputError` if the folder cannot be read, or a name that is asked for is no UTF-8:
  ///   the text of such a name leads to no file.
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  public static func names(
    inFolder path: String,
    as place: String,
    ofEndings endings: [String] = []
  ) throws(InputError) -> [String] {
    guard let folder = opendir(path) else { throw unreadable(place, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name.utf8.first != UInt8(ascii: "."),
        endings.isEmpty || endings.contains(where: { hasEnding(name, $0) })
      else { continue }
      guard name.utf8.elementsEqual(bytes) else {
        throw InputError(
          place: place,
          message: "the name of a file in it is no UTF-8: \(RepairedText.shown(bytes)); rename it"
        )
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a name ends in an ending, compared by bytes.
  public static func hasEnding(_ name: String, _ ending: String) -> Bool {
    name.utf8.count > ending.utf8.count
      && name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO: .other("a named pipe")
    case S_IFCHR, S_IFBLK: .other("a device")
    case S_IFSOCK: .other("a socket")
    default: .other("no plain file")
    }
  }

  static func check(_ kind: Kind?, at place: String) throws(InputError) {
    switch kind {
    case .file: return
    case .folder: throw InputError(place: place, message: "this is a folder, a file is needed")
    case .other(let what):
      throw InputError(place: place, message: "this is \(what), a file is needed")
    case nil: throw InputError(place: place, message: "no such file")
    }
  }

  private static func contents(
    of descriptor: Int32,
    expected: Int,
    _ place: String,
    _ limit: InputLimit
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: min(max(expected, 1) + 1, 1 << 20))
    while true {
      let count = Platform.read(descriptor, into: &chunk)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(place, errno) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      // A file can grow while it is read.
      guard bytes.count <= limit.bytes else { throw limit.refusal(of: bytes.count, at: place) }
    }
  }

  static func unreadable(_ place: String, _ code: Int32) -> InputError {
    let reason = "it cannot be read: " + Platform.words(ofError: code)
    return InputError(place: place, message: code == EACCES ? "no permission to read it" : reason)
  }
}
