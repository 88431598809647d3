internal import Glibc
internal import Synchronization

/// The two streams of the command.
///
/// A reader that goes away ends the output, not the command: what is left is dropped without a word
/// and the exit code stays what it would have been.
final class Console: Sendable {
  private let isBroken = Mutex(false)

  /// Whether standard error is a terminal.
  let isErrorTerminal: Bool
  /// Whether standard output may be coloured.
  let hasColor: Bool

  init() {
    // Without this a write to a closed pipe would kill the process before it can end on its own.
    signal(SIGPIPE, SIG_IGN)
    let isDumb = Console.variable("TERM") == "dumb"
    isErrorTerminal = isatty(STDERR_FILENO) == 1 && !isDumb
    let isColorless = !Console.variable("NO_COLOR").isEmpty
    hasColor = isatty(STDOUT_FILENO) == 1 && !isDumb && !isColorless
  }

  /// Writes a line to standard output.
  func print(_ line: String) {
    write(Array((line + "\n").utf8), to: STDOUT_FILENO)
  }

  /// Writes bytes to standard output.
  func print(bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Writes a message of the command as one line to standard error.
  func complain(_ message: String) {
    report("timeline-bench: " + message)
  }

  /// Writes a line of progress to standard error.
  func report(_ line: String) {
    write(Array((TerminalText.escaped(line) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Replaces the terminal's current line on standard error.
  func redraw(_ line: String) {
    write(Array(("\r\u{1b}[2K" + TerminalText.escaped(line)).utf8), to: STDERR_FILENO)
  }

  /// The value of an environment variable, empty if it is not set.
  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    isBroken.withLock { isBroken in
      var rest = bytes[...]
      while !rest.isEmpty && !(isBroken && descriptor == STDOUT_FILENO) {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          // A closed pipe or a full disk: nothing more can be said on this stream.
          if descriptor == STDOUT_FILENO { isBroken = true }
          return
        }
      }
    }
  }
}
