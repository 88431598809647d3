/// A number that only grows and is read from outside of what is measured: a clock, or a count of
/// allocations.
///
/// Source: BM-PRIN-2.
public struct Meter: Sendable {
  /// What the meter counts, such as `wall`.
  public let name: String
  /// The unit of its readings, such as `ns`.
  public let unit: String
  private let reading: @Sendable () -> Int64

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - name: What the meter counts.
  ///   - unit: The unit of its readings.
  ///   - reading: Reads it; never less than it gave before.
  public init(name: String, unit: String, reading: @escaping @Sendable () -> Int64) {
    self.name = name
    self.unit = unit
    self.reading = reading
  }

  /// The number now.
  public func read() -> Int64 { reading() }

  /// Time that passes, whatever the processor does.
  public static let wall = Meter(name: "wall", unit: "ns") { HostClock.monotonicNanoseconds() }

  /// The CPU time of the calling thread.
  ///
  /// A reading is a call of the system and can take more than a microsecond, so it suits whole runs
  /// and not their steps.
  public static let cpu = Meter(name: "cpu", unit: "ns") { HostClock.threadCPUNanoseconds() }
}
