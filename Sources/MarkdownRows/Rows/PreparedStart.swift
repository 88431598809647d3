#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// How much of a row that was prepared before stands unchanged at the start of another document.
///
/// While a list or a table streams in, its parts but the last stay what they were; their break
/// positions and widths need not be found again.
///
/// Source: T-PREP-1, T-STREAM-7.
struct PreparedStart {
  /// The number of leaves with the same text in the same styles.
  private(set) var leaves = 0
  /// The index of the first block that may have a leaf of another text.
  private(set) var block = 0

  /// Compares a prepared row with a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, runs and blocks that are the same.
  init(of row: PreparedRow, in document: MarkdownDocument) {
    let known = row.document
    let text = PreparedStart.commonCount(known.text, document.text)
    let runs = zip(known.runs, document.runs).prefix { $0 == $1 }.count
    for (old, new) in zip(known.blocks, document.blocks) {
      if old.kind.hasInlineText || new.kind.hasInlineText {
        let isSame =
          old.kind.hasInlineText == new.kind.hasInlineText && old.text == new.text
          && old.runs == new.runs && new.text.upperBound <= text && new.runs.upperBound <= runs
        guard isSame else { return }
        leaves += 1
      }
      block += 1
    }
  }

  /// The number of bytes that two texts begin with alike.
  private static func commonCount(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let count = min(left.count, right.count)
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        // What streams in only grows, so that all of the shorter text is nearly always the same.
        if let first = left.baseAddress, let second = right.baseAddress,
          memcmp(first, second, count) == 0
        {
          return count
        }
        var index = 0
        while index < count, left[index] == right[index] { index += 1 }
        return index
      }
    }
  }
}
