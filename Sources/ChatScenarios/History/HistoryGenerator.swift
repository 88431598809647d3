internal import ChatData
internal import MarkdownRows
internal import TimelineUnits

/// Makes histories of any length with the kinds, the order and the heights of a corpus.
///
/// A history is a sequence of turns: a message of the user and what follows it. Turns are drawn
/// from the corpus with repetition, and then every row of a turn is made anew. Equal seeds give
/// equal histories on every machine, and a longer history begins with the shorter one.
public struct HistoryGenerator: Sendable {
  private let seed: UInt64

  /// Creates the generator of a seed.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// Rows that stand for their heights, drawn from what the shipped corpus measures.
  ///
  /// A height lies between two heights of rows of its kind that are neighbours in size.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  /// - Precondition: `count` is not negative.
  public func rows(count: Int) -> [GeneratedRow] {
    var random = RandomSource(seed: seed)
    let ladder = CorpusHeights.ladder
    let turns = HistoryGenerator.turns(of: CorpusHeights.rows, kind: \.kind)
    return HistoryGenerator.drawn(count, from: turns, &random).map { place in
      let heights = ladder[Int(CorpusHeights.rows[place.row].kind.rawValue)]
      return GeneratedRow(
        kind: CorpusHeights.rows[place.row].kind,
        height: HistoryGenerator.height(between: heights, &random)
      )
    }
  }

  /// Rows of text that are put together from pieces of a corpus: each piece of a row is replaced by
  /// one of its kind and about its length, and gets other digits.
  ///
  /// - Parameters:
  ///   - count: How many rows to make.
  ///   - corpus: The rows to draw from, such as the shipped corpus or one's own chats; without rows
  ///     there is no history.
  /// - Returns: The rows in display order.
  /// - Complexity: O(*b* + *n*) for *b* bytes of corpus and of output and *n* rows.
  /// - Precondition: `count` is not negative.
  public func texts(count: Int, like corpus: [TextRow]) -> [TextRow] {
    placed(count, like: corpus).map(\.textRow)
  }

  /// A history envelope of the same rows, as `--input` reads it.
  ///
  /// - Complexity: O(*b* + *n*) for *b* bytes of corpus and of output and *n* rows.
  /// - Precondition: `count` is not negative.
  public func envelope(count: Int, like corpus: [TextRow]) -> [UInt8] {
    HistoryEnvelope(
      boundaryToken: Array("generated".utf8),
      rows: placed(count, like: corpus).map(\.historyRow)
    ).encode()
  }

  /// The same rows with the turn and the place in it that each belongs to.
  func placed(_ count: Int, like corpus: [TextRow]) -> [PlacedRow] {
    precondition(count >= 0, "a history has no negative length")
    var random = RandomSource(seed: seed)
    let pool = FragmentPool(corpus)
    let turns = HistoryGenerator.turns(of: corpus, kind: \.kind)
    return HistoryGenerator.drawn(count, from: turns, &random).map { place in
      let template = corpus[place.row]
      var markdown = MarkdownFragment.text(
        of: MarkdownFragment.all(in: template.markdown).map {
          pool.substitute(for: $0, in: template.kind, &random)
        }
      )
      DigitShuffle.shuffle(&markdown, &random)
      return PlacedRow(
        kind: template.kind,
        markdown: markdown,
        turn: place.turn,
        place: place.index
      )
    }
  }

  /// Where the turns of a corpus lie.
  ///
  /// Each begins with a message of the user, and what stands before the first message belongs to
  /// it. Without messages every row is a turn.
  private static func turns<Row>(of rows: [Row], kind: (Row) -> RowKind) -> [Range<Int>] {
    let messages = rows.indices.filter { kind(rows[$0]) == .user }
    guard !messages.isEmpty else { return rows.indices.map { $0..<($0 + 1) } }
    let starts = [0] + messages.dropFirst()
    return zip(starts, starts.dropFirst() + [rows.count]).map { $0..<$1 }
  }

  /// A row of the corpus, with the turn and the place in it of the row that it becomes.
  private struct Place {
    var row: Int
    var turn: Int
    var index: Int
  }

  private static func drawn(
    _ count: Int,
    from turns: [Range<Int>],
    _ random: inout RandomSource
  ) -> [Place] {
    guard !turns.isEmpty else { return [] }
    // The order of turns has a generator of its own, so that what a row draws cannot change it.
    var order = random.split()
    var places: [Place] = []
    places.reserveCapacity(count)
    var turn = 0
    while places.count < count {
      let rows = turns[order.below(turns.count)]
      for row in rows.prefix(count - places.count) {
        places.append(Place(row: row, turn: turn, index: row - rows.lowerBound))
      }
      turn += 1
    }
    return places
  }

  private static func height(
    between heights: [Length],
    _ random: inout RandomSource
  ) -> Length {
    let index = random.below(heights.count)
    let lower = heights[index]
    let upper = heights[min(index + 1, heights.count - 1)]
    return lower + Length(units: Int64(random.within(0...Int((upper - lower).units))))
  }
}
