#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A small text file, read and written without Foundation.
///
/// Foundation brings an ICU of its own, which clashes with the system's in a file that sees both.
public enum TextFile {
  /// The bytes of a file, or `nil` if it cannot be read.
  public static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Writes a file; its folders are made first.
  ///
  /// - Returns: Whether all of it was written.
  public static func write(_ text: String, to path: String) -> Bool {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// The value of an environment variable, or `nil` if it is missing or empty.
  public static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
