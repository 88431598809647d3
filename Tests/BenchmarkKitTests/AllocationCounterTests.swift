import BenchmarkKit
import Testing

@Suite struct AllocationCounterTests {
  private final class Box {
    var next: Box?
  }

  /// Makes a chain of objects, each of one allocation.
  private static func chain(_ count: Int) -> Box? {
    var last: Box?
    for _ in 0..<count {
      let box = Box()
      box.next = last
      last = box
    }
    return last
  }

  private static func counts(_ work: () -> Void) -> AllocationCounts? {
    AllocationCounter.count(work).counts
  }

  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `The meters rise by 10 for 10 objects inside of a count, and not at all outside`() throws {
    let meters = try #require(AllocationCounter.meters)
    let read = { () -> (Int64, Int64) in
      let before = (meters.calls.read(), meters.bytes.read())
      withExtendedLifetime(Self.chain(10)) {}
      return (meters.calls.read() - before.0, meters.bytes.read() - before.1)
    }
    // The first object of a type takes memory for what is known of the type.
    _ = read()
    let inside = AllocationCounter.count(read).result
    #expect(inside.0 == 10 && inside.1 >= 10 * 24)
    #expect(read() == (0, 0))
  }

  /// BM-ALLOC-1, BM-ALLOC-4.
  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `1,000 arrays are 1,000 allocations, in each of 5 runs`() throws {
    for _ in 0..<5 {
      let counts = try #require(
        Self.counts {
          for number in 0..<1_000 {
            let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 100)
            precondition(bytes.count == 100)
            withExtendedLifetime(bytes) {}
          }
        }
      )
      #expect(counts.allocations == 1_000)
      #expect(counts.frees == 1_000)
      #expect(counts.requestedBytes >= 100_000)
      #expect(counts.peakBytes >= 100 && counts.peakBytes < 1_000)
    }
  }

  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `Work without memory counts 0, and one allocation more is seen`() throws {
    var sum = 0
    let none = try #require(Self.counts { for number in 0..<100 { sum &+= number } })
    #expect(none.allocations == 0 && none.requestedBytes == 0 && none.peakBytes == 0)
    let one = try #require(Self.counts { withExtendedLifetime([sum, sum]) {} })
    #expect(one.allocations == 1)
  }

  /// BM-ARC-1.
  @Test(.enabled(if: AllocationCounter.countsReferences))
  func `A chain of 100 objects is 100 objects and 100 blocks, and all are released`() throws {
    // The runtime keeps what it finds out about a class when it is used first.
    withExtendedLifetime(Self.chain(1)) {}
    let counts = try #require(Self.counts { withExtendedLifetime(Self.chain(100)) {} })
    let references = try #require(counts.references)
    #expect(references.objects == 100)
    #expect(counts.allocations == 100)
    #expect(counts.frees == 100)
    #expect(references.releases >= 1)
    let again = try #require(Self.counts { withExtendedLifetime(Self.chain(100)) {} })
    #expect(again.references == counts.references)
    #expect(again.requestedBytes == counts.requestedBytes)
  }

  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `Counts nest: the outer one holds the inner one, and its peak`() throws {
    var inner: AllocationCounts?
    let outer = try #require(
      Self.counts {
        withExtendedLifetime([1, 2, 3]) {}
        inner = Self.counts { withExtendedLifetime([UInt8](repeating: 1, count: 5_000)) {} }
        withExtendedLifetime([1, 2, 3]) {}
      }
    )
    let nested = try #require(inner)
    #expect(nested.allocations == 1)
    #expect(outer.allocations == 3)
    #expect(nested.peakBytes >= 5_000)
    #expect(outer.peakBytes >= nested.peakBytes)
  }

  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `An error ends the count`() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try AllocationCounter.count { () throws in throw Failure() } }
    let counts = try #require(Self.counts { withExtendedLifetime([1]) {} })
    #expect(counts.allocations == 1)
  }

  /// BM-ALLOC-6.
  @Test(.enabled(if: AllocationCounter.processBytes != nil))
  func `The process has a block in use that it holds`() throws {
    let before = try #require(AllocationCounter.processBytes)
    let block = [UInt8](repeating: 7, count: 64 << 20)
    let after = try #require(AllocationCounter.processBytes)
    #expect(after - before >= 32 << 20)
    withExtendedLifetime(block) {}
  }
}
