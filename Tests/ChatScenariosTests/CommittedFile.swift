#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file of the repository that a test compares with what it computes, or writes anew.
///
/// Foundation would read and write it as well, but it brings an ICU of its own, and this target
/// already sees the one that rows are measured with.
enum CommittedFile {
  /// Whether files are to be written anew: a reason was given for the change.
  static var isUpdating: Bool {
    getenv("TIMELINEBENCH_UPDATE_GOLDEN").map { $0.pointee != 0 } ?? false
  }

  /// Writes a file, at a path below the top of the repository.
  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen("\(ShippedCorpus.root)/\(path)", "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }
}
