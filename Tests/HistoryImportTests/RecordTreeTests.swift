import Testing
import TimelineUnits

@testable import HistoryImport

@Suite struct RecordTreeTests {
  private func tree(_ records: [(id: String, parent: String?, isPrompt: Bool)]) -> [Bool] {
    var tree = RecordTree()
    for record in records {
      _ = tree.add(
        id: Array(record.id.utf8),
        parent: record.parent.map { Array($0.utf8) },
        isPrompt: record.isPrompt
      )
    }
    return tree.abandoned
  }

  @Test func `A prompt with a later one behind the same record is left with all that follows`() {
    #expect(
      tree([
        ("r", nil, true), ("a", "r", false), ("p", "a", true), ("q", "p", false),
        ("s", "a", true), ("t", "s", false), ("u", "q", true),
      ]) == [false, false, true, true, false, false, true]
    )
  }

  @Test func `Answers, results and roots side by side all count`() {
    #expect(
      tree([
        ("r", nil, true), ("a", "r", false), ("b", "r", false), ("c", "b", false),
        ("s", nil, true), ("x", "lost", true), ("y", "lost", true),
      ]) == Array(repeating: false, count: 7)
    )
  }

  @Test func `A repeated id is told and an id that is its own parent is a root`() {
    var tree = RecordTree()
    #expect(tree.add(id: [1], parent: [1], isPrompt: true) == 0)
    #expect(tree.add(id: [1], parent: nil, isPrompt: false) == nil)
    #expect(tree.add(id: nil, parent: [1], isPrompt: false) == 1)
    #expect(tree.add(id: nil, parent: nil, isPrompt: false) == 2)
    #expect(tree.abandoned == [false, false, false])
  }

  /// The twin walks from every record to its root.
  @Test func `1000 random trees are judged as a twin that walks every chain does`() {
    let seed: UInt64 = 0x7ee
    var random = RandomSource(seed: seed)
    for round in 0..<1_000 {
      let count = random.within(1...12)
      let records = (0..<count).map { index in
        (
          id: "\(index)",
          parent: random.chance(1, in: 5) ? nil : "\(random.within(0...(count - 1)))",
          isPrompt: random.chance(1, in: 2)
        )
      }
      func parent(_ index: Int) -> Int? {
        records[index].parent.flatMap(Int.init).flatMap { $0 < index ? $0 : nil }
      }
      func isOld(_ index: Int) -> Bool {
        records[index].isPrompt && parent(index) != nil
          && records.indices.contains { later in
            later > index && records[later].isPrompt && parent(later) == parent(index)
          }
      }
      let expected = records.indices.map { index in
        sequence(first: index, next: parent).contains(where: isOld)
      }
      #expect(tree(records) == expected, "seed \(seed), round \(round)")
    }
  }
}
