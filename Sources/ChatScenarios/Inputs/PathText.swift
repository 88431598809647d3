#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Paths as text, and where the process stands.
///
/// The C library and no Foundation: on Linux Foundation brings its own ICU, whose C module cannot
/// be loaded beside the one that text is measured with.
public enum PathText {
  /// The folder that relative paths start from, or `nil` if it no longer exists.
  public static var workingFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    return getcwd(&buffer, buffer.count) == nil ? nil : text(buffer)
  }

  /// The folder of the running executable, links followed.
  public static var executableFolder: String {
    let path = Platform.executablePath.flatMap(resolved) ?? CommandLine.arguments.first ?? "/"
    return parent(of: absolute(path) ?? path) ?? "/"
  }

  /// A path from the root, without `.` and `..`; links are not followed, so it names a path and
  /// is not for opening it.
  ///
  /// - Returns: The path, or `nil` for a relative one if the working folder no longer exists.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func absolute(_ path: String) -> String? {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    guard let whole = isAbsolute ? path : workingFolder.map({ $0 + "/" + path }) else { return nil }
    var parts: [String] = []
    for part in self.parts(of: whole) where !part.utf8.elementsEqual(".".utf8) {
      if part.utf8.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The names between the slashes of a path.
  ///
  /// A slash is a byte: one with a combining mark behind it separates names all the same.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder that an absolute path lies in, or `nil` for the root.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func parent(of path: String) -> String? {
    guard path.utf8.count > 1, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of what a path leads to, links followed; `nil` if nothing is there.
  public static func resolved(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    return realpath(path, &buffer) == nil ? nil : text(buffer)
  }

  private static func text(_ buffer: [CChar]) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
