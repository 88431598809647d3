internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A request of the user to stop, by Ctrl-C.
///
/// The first one lets what is running finish and keeps what is there; a second one ends the
/// process.
struct Interruption: Sendable {
  private static let isSet = Atomic(false)

  /// Listens for the request from now on.
  init() {
    signal(SIGINT) { _ in
      // The code that is interrupted may be about to read it.
      let code = errno
      defer { errno = code }
      Interruption.isSet.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
      // A handler may not allocate or lock, so the text is written as it lies in memory. On a
      // terminal it starts on a new line, behind the `^C`.
      let text: StaticString =
        "\ntimeline-bench: stopping after what is running; Ctrl-C again ends at once\n"
      let skipped = isatty(STDERR_FILENO) == 1 ? 0 : 1
      _ = write(STDERR_FILENO, text.utf8Start + skipped, text.utf8CodeUnitCount - skipped)
    }
  }

  /// Whether the user has asked to stop.
  var isRequested: Bool { Interruption.isSet.load(ordering: .relaxed) }

  /// Ends the process as one that was interrupted, so that a calling script stops too.
  func end() {
    signal(SIGINT, SIG_DFL)
    // Worker threads block signals, and a raised signal is the calling thread's own.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGINT)
  }
}
