internal import ChatScenarios

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Programs that are run for their output.
enum ChildProcess {
  /// What a program writes to its standard output, or `nil` if it cannot be run or fails.
  ///
  /// The program is looked up on the path; it reads nothing, and what it complains about is
  /// dropped.
  static func output(of command: [String]) -> [UInt8]? {
    guard let outcome = outcome(of: command), outcome.code == 0 else { return nil }
    return outcome.output
  }

  /// How a program ends and what it writes to its standard output, or `nil` if it cannot be run.
  ///
  /// The code is the exit code, or minus the number of the signal that ended the program.
  static func outcome(of command: [String]) -> (code: Int32, output: [UInt8])? {
    guard let (input, output) = openPipe() else { return nil }
    defer { close(input) }
    let child = Platform.spawn(command, output: output)
    // As long as this process holds the writing end, the reading end never ends.
    close(output)
    guard let child else { return nil }
    let bytes = contents(of: input)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7f
    return (signal == 0 ? (status >> 8) & 0xff : -signal, bytes)
  }

  /// A pipe whose ends are none of the standard streams, also if some of those are closed.
  private static func openPipe() -> (input: Int32, output: Int32)? {
    var low: [Int32] = [0, 0]
    guard pipe(&low) == 0 else { return nil }
    let high = low.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    for end in low { close(end) }
    guard high.allSatisfy({ $0 >= 0 }) else {
      for end in high where end >= 0 { close(end) }
      return nil
    }
    return (high[0], high[1])
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.read(descriptor, into: &chunk)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
