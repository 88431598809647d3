internal import Glibc
internal import Synchronization

/// A request of the user to stop, by Ctrl-C.
///
/// The first one lets running scenarios finish and keeps what is there; a second one ends the
/// process.
struct Interruption: Sendable {
  private static let isSet = Atomic(false)

  /// Listens for the request from now on.
  init() {
    signal(SIGINT) { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
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
