import CollectionLayout
import Testing
import TimelineUnits

/// Covers `RowPool`, `RowPool+Handles`, `RowHandleTable`, `HeightTreeBuilder`.
@Suite struct HeightTreeTests {
  // The seeded run is short in debug builds and has 2,000,000 operations in release builds.
  #if DEBUG
  private static let operations = 12_000
  #else
  private static let operations = 2_000_000
  #endif

  #if DEBUG
  private static let depth = 4
  #else
  private static let depth = 5
  #endif

  /// L-TREE-6.
  @Test func `A handle follows its row over 200 inserted rows, a move and a removal above`() throws
  {
    var tree = HeightTree(count: 300, estimate: .points(80))
    let none = tree.handle(at: 150)
    #expect(none == nil)
    tree.setHeight(.points(100), at: 150)
    let known = tree.handle(at: 150)
    let handle = try #require(known)
    tree.insert(200, at: 10, estimate: .points(80))
    #expect(tree.index(of: handle) == 350)
    tree.move(350..<351, to: 20)
    #expect(tree.index(of: handle) == 20)
    tree.remove(0..<5)
    let change = tree.setHeight(.points(40), of: handle)
    #expect(change == .points(-60))
    #expect(tree.height(at: 15) == .points(40))
    tree.remove(15..<16)
    #expect(tree.index(of: handle) == nil)
    let gone = tree.setHeight(.points(1), of: handle)
    #expect(gone == nil)
  }

  /// L-TREE-6.
  @Test func `A row's handle outlives a new estimate, and no handle outlives a new width`() throws {
    var tree = HeightTree(count: 100, estimate: .points(80))
    tree.setHeight(.points(100), at: 30)
    let known = tree.handle(at: 30)
    let handle = try #require(known)
    tree.setEstimate(.points(60), of: 0..<100)
    #expect(tree.index(of: handle) == 30)
    tree.forgetHeights(estimate: .points(60))
    tree.setHeight(.points(100), at: 30)
    let next = tree.handle(at: 30)
    #expect(next != handle)
    #expect(tree.index(of: handle) == nil)
  }

  /// L-TREE-10.
  @Test func `All sequences of 5 operations, 4 in debug builds, over at most 4 rows agree`() {
    var checked = 0
    func explore(_ twins: TreeTwins, _ depth: Int, _ trace: String) {
      checked += 1
      if let wrong = twins.disagreement() {
        Issue.record("\(trace): \(wrong)")
        return
      }
      for y in Int64(-1)...(twins.oracle.total + 1) {
        if let wrong = twins.disagreement(at: y, height: 2) {
          Issue.record("\(trace): \(wrong)")
          return
        }
      }
      guard depth > 0 else { return }
      let count = twins.oracle.rows.count
      for index in 0...count where count < 4 {
        for added in 1...(4 - count) {
          var next = twins
          next.insert(added, at: index, estimate: added == 1 ? 3 : 2)
          explore(next, depth - 1, trace + " insert \(added)@\(index)")
        }
      }
      for index in 0..<count {
        for height in [Int64(0), 5] {
          var next = twins
          if let wrong = next.set(height, at: index) ?? next.takeHandle(at: index) {
            Issue.record("\(trace): \(wrong)")
          }
          explore(next, depth - 1, trace + " set \(height)@\(index)")
        }
        var next = twins
        next.remove(index..<count)
        explore(next, depth - 1, trace + " cut @\(index)")
        next = twins
        next.move(index..<(index + 1), to: 0)
        explore(next, depth - 1, trace + " front \(index)")
      }
    }
    explore(TreeTwins(), Self.depth, "")
    #expect(checked > (Self.depth == 5 ? 50_000 : 5_000))
  }

  /// L-TREE-10.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `Seeded random operations agree with the walk over rows and keep all invariants`(
    seed: UInt64
  ) {
    var run = TreeFuzz(seed: seed)
    for step in 0..<(Self.operations / 4) {
      if let wrong = run.step(isWhole: step % 64 == 0) {
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
    }
  }

  /// L-TREE-2, L-TREE-10.
  @Test(arguments: UInt64(1)...6)
  func `Large cuts through a tree of four levels leave every node half full`(seed: UInt64) {
    var run = TreeFuzz(seed: seed, alternating: 12_000)
    #expect(run.twins.tree.depth == 4)
    for step in 0..<120 {
      if let wrong = run.stepOfManyLevels() {
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
    }
    #expect(run.twins.disagreement() == nil)
  }

  /// L-TREE-2, L-TREE-9.
  @Test func `Cuts of every start and end on a grid leave a sound tree of four levels`() {
    let run = TreeFuzz(seed: 9, alternating: 12_000)
    let count = run.twins.tree.count
    let starts =
      Array(stride(from: 1, to: 900, by: 83)) + Array(stride(from: 950, to: count, by: 997))
    for start in starts {
      for end in stride(from: start + 1, to: count, by: 241) {
        var twins = run.twins
        twins.remove(start..<end)
        if let broken = twins.tree.brokenInvariant() {
          Issue.record("\(start)..<\(end): \(broken)")
          return
        }
        #expect(twins.tree.total.units == twins.oracle.total)
      }
    }
  }

  /// L-TREE-11, L-TREE-12.
  @Test func `No operation on 50 rows touches more than 6 nodes a level, and a token moves no row`()
  {
    var random = RandomSource(seed: 11)
    let heights = (0..<40_000).map { _ -> Length? in .points(Int64(24 + random.below(376))) }
    var tree = HeightTree(heights: heights, estimate: .points(80))
    var worst = 0
    for step in 0..<3_000 {
      let before = tree.work
      let index = random.below(tree.count - 50)
      switch step % 4 {
      case 0: tree.insert(50, at: index, estimate: .points(80))
      case 1: tree.remove(index..<(index + 50))
      default:
        tree.setHeight(
          .points(Int64(random.below(400))),
          at: step % 4 == 2 ? tree.count - 1 : index
        )
        if step % 4 == 2 { #expect(tree.work.rowsShifted == before.rowsShifted) }
      }
      let nodes = tree.work.nodesVisited - before.nodesVisited
      worst = max(worst, nodes)
      #expect(nodes <= 6 * tree.depth + 50 / 16 + 2)
    }
    #expect(worst > tree.depth)
  }

  /// L-TREE-4.
  @Test func `A new estimate changes the unmeasured rows of a range and no others`() {
    var twins = TreeTwins()
    twins.insert(100, at: 0, estimate: 80)
    for index in [3, 40, 41, 99] { _ = twins.set(200, at: index) }
    twins.tree.setEstimate(Length(units: 60), of: 10..<100)
    for index in 10..<100 where !twins.oracle.rows[index].isMeasured {
      twins.oracle.rows[index].height = 60
    }
    #expect(twins.disagreement() == nil)
    twins.tree.setEstimate(Length(units: 90), of: 0..<100)
    for index in 0..<100 where !twins.oracle.rows[index].isMeasured {
      twins.oracle.rows[index].height = 90
    }
    #expect(twins.disagreement() == nil)
  }
}
