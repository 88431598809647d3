/// How an event names rows: a group (`tail`), one row of it (`history/12`, `history/last`), or a
/// run of rows, both ends included (`history/3..9`).
public struct RowReference: Equatable, Sendable {
  /// Which rows of the group are meant.
  public enum Rows: Equatable, Sendable {
    /// All of them.
    case all
    /// The row at a position, counted from 0.
    case at(Int)
    /// The last row.
    case last
    /// The rows from one position to another, both included.
    case through(Int, Int)
  }

  /// The name of the group.
  public var group: String
  /// The rows of the group.
  public var rows: Rows
  /// Where the reference stands in its file.
  public var byteOffset: Int

  /// Creates a reference.
  public init(group: String, rows: Rows = .all, byteOffset: Int = 0) {
    self.group = group
    self.rows = rows
    self.byteOffset = byteOffset
  }

  /// Reads a reference, or gives `nil` if the text has another form.
  public init?(_ text: String, byteOffset: Int = 0) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let group = String(Substring(first))
    guard ScenarioName.isPart(group) else { return nil }
    guard parts.count == 2 else {
      self.init(group: group, byteOffset: byteOffset)
      return
    }
    guard let rows = RowReference.rows(Array(parts[1])) else { return nil }
    self.init(group: group, rows: rows, byteOffset: byteOffset)
  }

  /// The positions meant in a group of `count` rows, or `nil` if the group does not have them.
  public func positions(count: Int) -> Range<Int>? {
    switch rows {
    case .all: 0..<count
    case .at(let index): index < count ? index..<index + 1 : nil
    case .last: count > 0 ? count - 1..<count : nil
    case .through(let from, let to): from <= to && to < count ? from..<to + 1 : nil
    }
  }

  private static func rows(_ bytes: [UInt8]) -> Rows? {
    if bytes.elementsEqual("last".utf8) { return .last }
    let ends = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if ends.count == 1 { return position(ends[0]).map(Rows.at) }
    guard ends.count == 3, ends[1].isEmpty, let from = position(ends[0]),
      let to = position(ends[2])
    else { return nil }
    return .through(from, to)
  }

  private static func position(_ digits: ArraySlice<UInt8>) -> Int? {
    let isNumber =
      (1...9).contains(digits.count)
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
