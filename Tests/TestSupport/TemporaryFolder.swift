#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder that is there as long as the value is.
public final class TemporaryFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Makes the folder.
  public init() {
    var template = Array("/tmp/timelinebench-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { TemporaryFolder.remove(path) }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) -> String {
    let parts = name.split(separator: "/").dropLast()
    for index in parts.indices { mkdir(path + "/" + parts[...index].joined(separator: "/"), 0o755) }
    let file = path + "/" + name
    let content = Array(bytes)
    if let handle = fopen(file, "w") {
      fwrite(content, 1, content.count, handle)
      fclose(handle)
    }
    return file
  }

  /// Writes a text file and gives its path.
  @discardableResult
  public func write(_ name: String, _ text: String) -> String { write(name, text.utf8) }

  /// Makes a folder inside and gives its path.
  public func makeFolder(_ name: String) -> String {
    mkdir(path + "/" + name, 0o755)
    return path + "/" + name
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(folder)
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
