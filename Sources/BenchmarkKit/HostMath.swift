#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Logarithms for the statistics of samples; the model never uses them.
enum HostMath {
  /// The natural logarithm of a positive number; `nil` for any other.
  static func logarithm(_ value: Double) -> Double? {
    value > 0 && value.isFinite ? log(value) : nil
  }

  /// The number that a natural logarithm stands for.
  static func exponential(_ value: Double) -> Double { exp(value) }
}
