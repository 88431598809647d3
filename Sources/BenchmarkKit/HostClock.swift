#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The clocks of the machine that a benchmark runs on; the model never reads them.
///
/// The one file with calls into the C library of the platform.
public enum HostClock {
  /// The CPU time that the calling thread has used, in nanoseconds.
  ///
  /// Other work on the machine lengthens wall time, not this.
  public static func threadCPUNanoseconds() -> Int64 { read(CLOCK_THREAD_CPUTIME_ID) }

  /// The CPU time that the whole process has used, in nanoseconds.
  public static func processCPUNanoseconds() -> Int64 { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// The time of a clock that never goes back, in nanoseconds.
  public static func monotonicNanoseconds() -> Int64 { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    // The clocks above exist on every supported platform, so the call cannot fail.
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
