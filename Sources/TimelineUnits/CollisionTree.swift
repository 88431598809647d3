/// Byte strings in a binary tree that branches at the first bit in which they differ.
///
/// It keeps the ids whose hashes collide with too many others: a search costs what the string is
/// long, whatever the strings are. The strings themselves stay with the caller.
///
/// Source: the crit-bit tree of D. J. Bernstein, with the end of a string as a symbol of its own.
struct CollisionTree: Sendable {
  private struct Branch {
    /// The symbol that the strings below first differ in, counted from 0.
    var place: Int
    /// The highest bit that they differ in there.
    var bit: UInt16
    /// The branch or id with the bit off and with it on; ids are stored as −1 − id.
    var off: Int
    var on: Int
  }

  private var branches: [Branch] = []
  private var root: Int?

  /// The one id that can have the bytes, or `nil` in an empty tree.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes, for branches at every bit.
  func candidate(for bytes: [UInt8]) -> UInt32? {
    guard var node = root else { return nil }
    while node >= 0 {
      let branch = branches[node]
      let isOn = CollisionTree.symbol(bytes[...], branch.place) & branch.bit != 0
      node = isOn ? branch.on : branch.off
    }
    return UInt32(-1 - node)
  }

  /// Adds an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - bytes: Its bytes.
  ///   - known: The bytes of the candidate for them, which are others.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  mutating func insert(_ id: UInt32, _ bytes: [UInt8], beside known: ArraySlice<UInt8>) {
    let leaf = -1 - Int(id)
    guard let root else {
      self.root = leaf
      return
    }
    var place = 0
    while CollisionTree.symbol(bytes[...], place) == CollisionTree.symbol(known, place) {
      place += 1
    }
    let symbol = CollisionTree.symbol(bytes[...], place)
    let differing = symbol ^ CollisionTree.symbol(known, place)
    let bit = UInt16(1) << UInt16(15 - differing.leadingZeroBitCount)
    // The new branch goes above the first one that looks at a later bit.
    var above: Int?
    var node = root
    while node >= 0 {
      let branch = branches[node]
      if branch.place > place || (branch.place == place && branch.bit < bit) { break }
      above = node
      node =
        CollisionTree.symbol(bytes[...], branch.place) & branch.bit != 0
        ? branch.on : branch.off
    }
    let isOn = symbol & bit != 0
    let new = Branch(place: place, bit: bit, off: isOn ? node : leaf, on: isOn ? leaf : node)
    branches.append(new)
    link(branches.count - 1, under: above, for: bytes)
  }

  private mutating func link(_ node: Int, under above: Int?, for bytes: [UInt8]) {
    guard let above else {
      root = node
      return
    }
    let branch = branches[above]
    if CollisionTree.symbol(bytes[...], branch.place) & branch.bit != 0 {
      branches[above].on = node
    } else {
      branches[above].off = node
    }
  }

  /// A byte plus 1, or 0 at and after the end.
  private static func symbol(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt16 {
    place < bytes.count ? UInt16(bytes[bytes.startIndex + place]) + 1 : 0
  }
}
