/// Names that a mistyped word was probably meant to be.
public enum NearestNames {
  /// The candidates closest to a word, the closest first, equal distances in the order given.
  ///
  /// Distance counts inserted, deleted, replaced and swapped bytes; a candidate further away than
  /// half of the longer word is not offered, among options one further than a third.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - candidates: The names that exist.
  ///   - limit: The most names to return.
  /// - Returns: At most `limit` names.
  /// - Complexity: O(*c* · *w*²), where *c* is the number of candidates and *w* their length.
  public static func nearest(
    to word: String,
    among candidates: [String],
    limit: Int = 3
  ) -> [String] {
    let typed = Array(word.utf8.prefix(longestWord))
    var scored: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let name = Array(candidate.utf8)
      let distance = distance(typed, name)
      // The hyphens that all options begin with make none of them more alike.
      let isOption = name.starts(with: hyphens)
      let length = max(typed.count, name.count) - (isOption ? hyphens.count : 0)
      if distance * (isOption ? 3 : 2) <= length {
        scored.append((distance, candidate))
      }
    }
    // Stable, so that equally near names keep the order of their table.
    let order = scored.indices.sorted {
      (scored[$0].distance, $0) < (scored[$1].distance, $1)
    }
    return order.prefix(limit).map { scored[$0].name }
  }

  /// The end of an error line that offers the nearest names.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - candidates: The names that exist.
  ///   - command: The arguments that list all names, offered when none is near.
  /// - Returns: The end of the line; empty if there is nothing to offer.
  /// - Complexity: As `nearest(to:among:limit:)`.
  public static func hint(
    for word: String,
    among candidates: [String],
    orSee command: String? = nil
  ) -> String {
    let names = nearest(to: word, among: candidates)
    if !names.isEmpty { return "; nearest: " + names.joined(separator: ", ") }
    return command.map { "; 'timeline-bench \($0)' names them" } ?? ""
  }

  private static let hyphens = Array("--".utf8)

  /// Longer words are cut before they are compared, so that a hostile name costs nothing.
  private static let longestWord = 128

  /// The optimal string alignment distance of two byte strings.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1]
          && left[row - 1] == right[column]
        if isSwap { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
