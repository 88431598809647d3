import Testing

@testable import TimelineUnits

@Suite struct CollisionTreeTests {
  /// Adds strings that are not there yet, as the interner does.
  private func tree(_ strings: [[UInt8]]) -> CollisionTree {
    var tree = CollisionTree()
    for (id, bytes) in strings.enumerated() {
      let known = tree.candidate(for: bytes).map { strings[Int($0)] } ?? []
      tree.insert(UInt32(id), bytes, beside: known[...])
    }
    return tree
  }

  @Test func `An empty tree has no candidate, and one id is the candidate for all`() {
    #expect(CollisionTree().candidate(for: [1]) == nil)
    #expect(tree([[7]]).candidate(for: [1]) == 0)
  }

  @Test func `All 781 strings of at most 4 bytes of 5 values are told apart, prefixes included`() {
    let values: [UInt8] = [0, 1, 127, 128, 255]
    var strings: [[UInt8]] = [[]]
    var last = strings
    for _ in 0..<4 {
      last = last.flatMap { head in values.map { head + [$0] } }
      strings += last
    }
    #expect(strings.count == 781)
    let tree = tree(strings)
    for (id, bytes) in strings.enumerated() {
      #expect(tree.candidate(for: bytes) == UInt32(id))
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Random strings added in random order are all found`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var strings: [[UInt8]] = []
    for _ in 0..<500 {
      let bytes = (0..<random.below(6)).map { _ in UInt8(random.below(256)) }
      if !strings.contains(bytes) { strings.append(bytes) }
    }
    let tree = tree(strings)
    #expect(strings.indices.allSatisfy { tree.candidate(for: strings[$0]) == UInt32($0) })
  }
}
