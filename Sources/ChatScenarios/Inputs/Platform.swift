#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What differs between the platforms that the command runs on.
public enum Platform {
  /// The path of the running executable, or `nil` if the system does not tell it.
  public static var executablePath: String? {
    #if canImport(Darwin)
    var size = UInt32(PATH_MAX) + 1
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
    #else
    return "/proc/self/exe"
    #endif
  }

  /// Whether a path leads to something that this user may execute.
  public static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// What an error number of the system means, in the system's words.
  public static func words(ofError code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Writes bytes to a descriptor as far as it goes.
  ///
  /// - Returns: How many were written, or a negative number with the reason in `errno`.
  public static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
    bytes.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
    #else
    bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    #endif
  }

  /// Reads what a descriptor holds into a buffer.
  ///
  /// - Returns: How many bytes were read, or a negative number with the reason in `errno`.
  public static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    #if canImport(Darwin)
    buffer.withUnsafeMutableBytes { Darwin.read(descriptor, $0.baseAddress, $0.count) }
    #else
    buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    #endif
  }

  /// Starts a program that is looked up on the path; it reads nothing and its complaints are
  /// dropped.
  ///
  /// No signal is blocked in it, whatever the calling thread blocks: Ctrl-C ends it, too.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - output: The descriptor of its standard output, beyond those of the standard streams.
  /// - Returns: The process, or `nil` if the program cannot be started.
  public static func spawn(_ command: [String], output: Int32) -> Int32? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let environment = _NSGetEnviron().pointee
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let environment = environ
    #endif
    guard let program = command.first, posix_spawn_file_actions_init(&actions) == 0 else {
      return nil
    }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a pool block all signals, and a program inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, &attributes, &arguments, environment)
    return code == 0 ? child : nil
  }
}
