#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The files that the process may hold open.
enum OpenFiles {
  /// How many more files a subcommand may need at once: threads wait on some, inputs, outputs and
  /// pipes to other programs take the others.
  static let needed = 16

  /// Makes sure that enough files can be opened; without them the runtime traps where it starts
  /// threads.
  ///
  /// - Throws: `UsageError` if the limit is too low.
  static func check() throws(UsageError) {
    var held: [Int32] = []
    defer { for descriptor in held { close(descriptor) } }
    while held.count < needed {
      let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard descriptor >= 0 else {
        throw UsageError(
          "the process may open \(held.count) more files and needs \(needed); raise the limit: "
            + "ulimit -n 256"
        )
      }
      held.append(descriptor)
    }
  }
}
