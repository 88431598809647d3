internal import MarkdownRows
internal import TimelineUnits

/// The pieces of a corpus, from which generated rows draw others of the same kind and size.
struct FragmentPool {
  /// The pieces of one kind in rows of one kind, the shortest first.
  private var shelves: [[MarkdownFragment]]

  /// Collects the pieces of a corpus.
  ///
  /// - Complexity: O(*b* + *f* log *f*), where *b* is the number of bytes and *f* that of pieces.
  init(_ corpus: [TextRow]) {
    let count = RowKind.allCases.count * FragmentKind.allCases.count
    shelves = [[MarkdownFragment]](repeating: [], count: count)
    for row in corpus {
      for fragment in MarkdownFragment.all(in: row.markdown) {
        shelves[FragmentPool.shelf(row.kind, fragment.kind)].append(fragment)
      }
    }
    for index in shelves.indices {
      // The bytes settle ties, so that the order does not depend on how sorting treats them.
      shelves[index].sort { left, right in
        left.bytes.count != right.bytes.count
          ? left.bytes.count < right.bytes.count
          : left.bytes.lexicographicallyPrecedes(right.bytes)
      }
    }
  }

  /// A piece of the same kind that is at least three quarters and at most four thirds as long.
  ///
  /// - Complexity: O(log *f*), where *f* is the number of pieces.
  func substitute(
    for fragment: MarkdownFragment,
    in row: RowKind,
    _ random: inout RandomSource
  ) -> MarkdownFragment {
    guard fragment.kind != .definition else { return fragment }
    let shelf = shelves[FragmentPool.shelf(row, fragment.kind)]
    let lower = FragmentPool.position(ofLength: fragment.bytes.count * 3 / 4, in: shelf)
    let upper = FragmentPool.position(ofLength: fragment.bytes.count * 4 / 3 + 1, in: shelf)
    guard lower < upper else { return fragment }
    return shelf[random.within(lower...(upper - 1))]
  }

  /// The index of the first piece that is not shorter than a length.
  private static func position(ofLength length: Int, in shelf: [MarkdownFragment]) -> Int {
    var lower = 0
    var upper = shelf.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if shelf[middle].bytes.count < length { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private static func shelf(_ row: RowKind, _ fragment: FragmentKind) -> Int {
    Int(row.rawValue) * FragmentKind.allCases.count + Int(fragment.rawValue)
  }
}
