#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The order of sets and dictionaries: by a seed of the process, or the same in every process.
///
/// The runtime reads the wish when the process starts, so a process that wants it begins anew.
///
/// Source: BM-HASH-1.
public enum DeterministicHashing {
  /// The environment variable that the runtime reads.
  public static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Says that the process has begun anew already.
  public static let marker = "TIMELINEBENCH_BEGUN_ANEW"

  /// Whether hashes are the same in every process.
  public static var isOn: Bool { getenv(variable) != nil }

  /// How hashes are seeded, as records name it.
  public static var mode: String { isOn ? "deterministic" : "random" }

  /// Begins the process anew under deterministic hashing unless it runs so already.
  ///
  /// Arguments, environment and working folder stay. If the system refuses, the process goes on as
  /// it is, which `isOn` tells.
  ///
  /// - Parameter executable: The path of the running program.
  public static func begin(_ executable: String) {
    guard !isOn, getenv(marker) == nil else { return }
    setenv(marker, "1", 1)
    setenv(variable, "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(executable, &arguments)
    // Only a failure comes back.
    for argument in arguments { free(argument) }
    unsetenv(variable)
    unsetenv(marker)
  }
}
