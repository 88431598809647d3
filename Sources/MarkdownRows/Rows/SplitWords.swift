/// The clusters of words that were wider than a line, kept so that no word is shaped twice for it.
///
/// Source: T-FILL-4, T-PREP-1.
struct SplitWords: Sendable {
  /// The indices of the words, ascending.
  private var words: [Int] = []
  private var clusters: [[ClusterAdvance]] = []

  /// The clusters of a word, from `make` when it is asked for the first time.
  ///
  /// - Complexity: O(log *w*), where *w* is the number of words that were split.
  mutating func clusters(
    ofWord index: Int,
    make: () -> [ClusterAdvance]
  ) -> [ClusterAdvance] {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < index { low = middle + 1 } else { high = middle }
    }
    if low < words.count && words[low] == index { return clusters[low] }
    let made = make()
    words.insert(index, at: low)
    clusters.insert(made, at: low)
    return made
  }
}
