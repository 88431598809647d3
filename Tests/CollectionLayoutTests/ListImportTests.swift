import CollectionLayout
import Testing
import TimelineUnits

@Suite struct ListImportTests {
  private func name(_ number: Int) -> [UInt8] { Array("row-\(number)-of-the-list".utf8) }

  private func names(_ numbers: some Sequence<Int>) -> [[UInt8]] { numbers.map { name($0) } }

  /// L-INTERN-4, L-GATE-3.
  @Test(arguments: [10, 1_000, 20_000])
  func `One row more at the end costs n compares, 1 hash and 1 leaf, at any n`(rows: Int) throws {
    var list = ListImport()
    let old = try list.take(names(0..<rows))
    #expect(list.counters.hashes == rows)
    let new = try list.take(names(0...rows))
    #expect(list.counters.stringCompares == rows)
    #expect(list.counters.hashes == 1)
    #expect(list.counters.leavesCopied == 1)
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.inserts == [rows..<(rows + 1)])
    #expect(difference.deletes == [] && difference.moves == [])
  }

  /// L-TIER-1, L-GATE-3.
  @Test func `The same array again costs nothing, and equal names cost no hash`() throws {
    var list = ListImport()
    let same = names(0..<3_000)
    let old = try list.take(same)
    let again = try list.take(same)
    #expect(list.counters == WorkCounters())
    #expect(SnapshotDifference(from: old, to: again).tier == .sameStorage)
    let equal = try list.take(names(0..<3_000))
    #expect(list.counters.stringCompares == 3_000 && list.counters.hashes == 0)
    #expect(equal.isCopy(of: old))
  }

  /// L-INTERN-1.
  @Test func `Composed and decomposed names are two rows`() throws {
    var list = ListImport()
    let rows = try list.take([Array("caf\u{e9}".utf8), Array("cafe\u{301}".utf8)])
    #expect(rows.count == 2)
  }

  /// L-TIER-2, L-TIER-9, L-FAULT-29: equal ends hide no row that comes twice.
  @Test func `A row that occurs twice is an error and leaves the list before`() throws {
    for (before, after) in [
      ([1], [1, 1]), ([1, 2], [1, 2, 1]), ([], [3, 3]), ([1, 2], [2, 1, 2]),
    ] {
      var list = ListImport()
      let old = try list.take(names(before))
      #expect(throws: SnapshotError.self) { _ = try list.take(names(after)) }
      #expect(list.snapshot == old)
      #expect(try list.take(names(before)).isCopy(of: old))
    }
  }

  /// L-INTERN-3, L-INTERN-4, L-VALID-3.
  @Test(arguments: UInt64(1)...30)
  func `Over 40 random lists every import equals the list built anew`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var list = ListImport()
    var twin = Interner()
    var numbers = Array(0..<(random.below(400) * Int(seed % 9)))
    var old = try list.take(names(numbers))
    for number in numbers { _ = twin.intern(name(number)) }
    var next = numbers.count
    for _ in 0..<40 {
      for _ in 0..<(1 + random.below(random.chance(1, in: 8) ? 300 : 4)) {
        let place = random.below(numbers.count + 1)
        switch random.below(4) {
        case 0 where place < numbers.count: numbers.remove(at: place)
        case 1 where place < numbers.count:
          let moved = numbers.remove(at: place)
          numbers.insert(moved, at: random.below(numbers.count + 1))
        default:
          numbers.insert(next, at: place)
          next += 1
        }
      }
      let new = try list.take(names(numbers))
      #expect(new.items == numbers.map { twin.intern(name($0)) })
      let difference = SnapshotDifference(from: old, to: new)
      #expect(DifferenceOracle.fault(difference, old.items, new.items) == nil)
      old = new
    }
  }
}
