#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The addresses that the process may use.
enum AddressSpace {
  /// How many bytes of addresses a subcommand needs at least: the program, its libraries and the
  /// stacks of its threads; rows and results come on top.
  static let needed = 1 << 30

  /// Makes sure that there are enough addresses; without them the runtime traps where it finds no
  /// memory for a thread or an array, and no line says why.
  ///
  /// - Throws: `UsageError` if the limit is too low.
  static func check() throws(UsageError) {
    var limit = rlimit()
    #if canImport(Darwin)
    let code = getrlimit(RLIMIT_AS, &limit)
    #else
    let code = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
    // A limit that cannot be asked for is none.
    guard code == 0, let bytes = Int(exactly: limit.rlim_cur) else { return }
    try check(limit: bytes)
  }

  /// Makes sure that a limit in bytes is high enough.
  ///
  /// - Throws: `UsageError` if it is not.
  static func check(limit: Int) throws(UsageError) {
    guard limit < needed else { return }
    throw UsageError(
      "the process may use \(limit >> 10) KiB of addresses and needs \(needed >> 10); raise the "
        + "limit: ulimit -v unlimited"
    )
  }
}
