import BenchmarkKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What the work of a snapshot is held against, measured in the same process.
///
/// Source: L-GATE-1, L-TARGET-1.
enum SnapshotFloor {
  private static func text(_ row: Int) -> String {
    let number = String(row, radix: 16)
    return "0f3c9a7e-51d2-4b68-8c1d-" + String(repeating: "0", count: 12 - number.count) + number
  }

  /// The name of a row: 36 bytes.
  static func name(_ row: Int) -> [UInt8] { Array(text(row).utf8) }

  /// The names of rows, each in memory of its own.
  static func names(_ rows: Range<Int>) -> [[UInt8]] { rows.map { name($0) } }

  /// The time to build one dictionary of strings of 36 bytes, in nanoseconds.
  static func dictionary(_ rows: Int, _ sampler: Sampler) -> Double? {
    let keys = (0..<rows).map { text($0) }
    var checksum = 0
    let samples = sampler.measureReference { count in
      for _ in 0..<count {
        var table: [String: Int32] = [:]
        table.reserveCapacity(rows)
        for row in keys.indices { table[keys[row]] = Int32(truncatingIfNeeded: row) }
        checksum &+= table.count
      }
    }
    return checksum == 0 ? nil : samples.median
  }

  /// The time to compare two equal lists of 32-bit ids as memory, in nanoseconds.
  static func memoryCompare(_ rows: Int, _ sampler: Sampler) -> Double? {
    let left = (0..<rows).map { UInt32($0) }
    var right = left
    // Written to, so that the two do not share their memory.
    right[0] = left[0]
    var checksum = 0
    let samples = sampler.measureReference { count in
      for _ in 0..<count {
        let order = left.withUnsafeBytes { own in
          right.withUnsafeBytes { twin in
            own.baseAddress.flatMap { first in
              twin.baseAddress.map { memcmp(first, $0, own.count) }
            }
          }
        }
        checksum &+= order == 0 ? 1 : 0
      }
    }
    return checksum == 0 ? nil : samples.median
  }
}
