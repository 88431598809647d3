internal import Glibc

/// Programs that are run for their output.
enum ChildProcess {
  /// What a program writes to its standard output, or `nil` if it cannot be run or fails.
  ///
  /// The program is looked up on the path; it reads nothing, and what it complains about is
  /// dropped.
  static func output(of command: [String]) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard let program = command.first, pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    guard let child = spawn(program, command, output: ends[1]) else {
      close(ends[1])
      return nil
    }
    // As long as this process holds the writing end, the reading end never ends.
    close(ends[1])
    let bytes = contents(of: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status == 0 ? bytes : nil
  }

  private static func spawn(_ program: String, _ command: [String], output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, nil, &arguments, environ)
    return code == 0 ? child : nil
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
