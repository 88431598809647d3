internal import ChatScenarios
internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The two streams of the command.
///
/// A reader that goes away ends the output, not the command: what is left is dropped without a word
/// and the exit code stays what it would have been. Output that is lost for any other reason, such
/// as a full disk, is a fault that the command ends with.
final class Console: Sendable {
  /// The error number that ended standard output.
  private let end = Mutex<Int32?>(nil)

  /// Whether standard error is a terminal.
  let isErrorTerminal: Bool
  /// Whether standard output is a terminal that can be drawn on.
  let isTerminal: Bool
  /// How many characters a line of standard output may have: as many as the terminal shows, or
  /// 100 where there is none.
  let width: Int
  /// Whether standard output may be coloured.
  let hasColor: Bool

  init() {
    Console.reserveStreams()
    // Without this a write to a closed pipe would kill the process before it can end on its own.
    signal(SIGPIPE, SIG_IGN)
    let isDumb = Console.variable("TERM") == "dumb"
    isErrorTerminal = isatty(STDERR_FILENO) == 1 && !isDumb
    let isColorless = !Console.variable("NO_COLOR").isEmpty
    isTerminal = isatty(STDOUT_FILENO) == 1 && !isDumb
    hasColor = isTerminal && !isColorless
    width = isTerminal ? Console.terminalWidth : TextTable.width
  }

  /// Writes a line to standard output.
  func print(_ line: String) {
    write(Array((line + "\n").utf8), to: STDOUT_FILENO)
  }

  /// Writes a sentence to standard output, in as many lines as it takes.
  func print(sentence: String) {
    for line in WrappedText.lines(sentence, within: width) { print(line) }
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

  /// Writes a command for the service that runs this process to standard error, as it stands.
  func command(_ line: String) {
    write(Array((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Replaces the terminal's current line on standard error.
  func redraw(_ line: String) {
    write(Array(("\r\u{1b}[2K" + TerminalText.escaped(line)).utf8), to: STDERR_FILENO)
  }

  /// The columns of the terminal; a window too narrow for a table counts as 60.
  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return TextTable.width
    }
    return max(Int(size.ws_col), 60)
  }

  /// The value of an environment variable, empty if it is not set.
  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Why output was lost, in words, or `nil` if none was or nobody was there to read it.
  var fault: String? {
    guard let code = end.withLock({ $0 }), code != EPIPE, code != EBADF else { return nil }
    return "standard output: " + Platform.words(ofError: code)
  }

  /// Keeps the numbers of streams that the caller has closed from going to files.
  private static func reserveStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken; what is written to it fails as it would have.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    end.withLock { end in
      var rest = bytes[...]
      while !rest.isEmpty && !(end != nil && descriptor == STDOUT_FILENO) {
        let count = Platform.write(rest, to: descriptor)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          // Nothing more can be said on this stream.
          if descriptor == STDOUT_FILENO { end = errno }
          return
        }
      }
    }
  }
}
