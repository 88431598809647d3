/// How often each type of record was met.
///
/// Types come from the file: one that does not look like a name is not repeated, and beyond a
/// number of different ones all count as one.
///
/// Source: PRIV-1, J-15.
public struct TypeCounts: Equatable, Sendable {
  /// The most different types that are told apart.
  public static let maximumTypes = 200

  /// Only looked up; the order in which types are told is by count and name.
  private var counts: [[UInt8]: Int] = [:]

  /// Creates counts of nothing.
  public init() {}

  /// The types with their counts, the most frequent first, equal ones by their bytes.
  ///
  /// - Complexity: O(*n* log *n*) for *n* types.
  public var sorted: [(name: String, count: Int)] {
    counts.sorted { left, right in
      left.value != right.value
        ? left.value > right.value : left.key.lexicographicallyPrecedes(right.key)
    }.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }

  /// How many records there were in all.
  public var total: Int { counts.values.reduce(0, +) }

  /// How many records of a type there were.
  public func count(of name: String) -> Int { counts[Array(name.utf8)] ?? 0 }

  mutating func add(_ name: StaticString, _ count: Int = 1) {
    guard count > 0 else { return }
    counts[Array(name.description.utf8), default: 0] += count
  }

  /// Counts a record of a type that the file names.
  mutating func add(_ prefix: StaticString, type: [UInt8]?) {
    let known = type.map { TypeCounts.isName($0) ? $0 : Array("unnamed".utf8) }
    let name = Array(prefix.description.utf8) + (known ?? Array("untyped".utf8))
    if counts[name] == nil, counts.count >= TypeCounts.maximumTypes { return add("other types") }
    counts[name, default: 0] += 1
  }

  private static func isName(_ type: [UInt8]) -> Bool {
    (1...64).contains(type.count)
      && type.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
