#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A folder for files of a moment.
struct TemporaryPlace {
  /// The folder's path.
  let path: String

  /// Makes a folder that nobody else has; `nil` if none can be made.
  init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/timeline-bench.XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    path = String(cString: made)
  }

  /// Removes the folder and the files in it.
  func remove() {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { unlink(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }
}
