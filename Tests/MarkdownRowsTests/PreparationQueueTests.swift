import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct PreparationQueueTests {
  private let row = RowMeasurement(height: .zero, bytes: 0, words: 0, lines: 0, blocks: 0)

  private func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  /// T-PIPE-3.
  @Test func `Two workers take rows in order, each when it is free`() {
    let cost = PreparationCost(rowNs: 10_000_000, byteNs: 0, wordNs: 0, lineNs: 0)
    var queue = PreparationQueue(workers: 2, cost: cost)
    #expect(queue.submit([1], row, at: at(0)) == at(10))
    #expect(queue.submit([2], row, at: at(4)) == at(14))
    #expect(queue.submit([3], row, at: at(5)) == at(20))
    #expect(queue.submit([4], row, at: at(6)) == at(24))
    #expect(queue.submit([5], row, at: at(100)) == at(110))
    #expect(queue.prepared == 5)
  }

  /// T-PREP-3.
  @Test func `Content that was or is being prepared costs nothing again`() {
    let cost = PreparationCost(rowNs: 10_000_000, byteNs: 0, wordNs: 0, lineNs: 0)
    var queue = PreparationQueue(workers: 1, cost: cost)
    #expect(queue.submit([1], row, at: at(0)) == at(10))
    #expect(queue.submit([1], row, at: at(3)) == at(10))
    #expect(queue.submit([1], row, at: at(30)) == at(30))
    #expect(queue.prepared == 1 && queue.reused == 2)
  }
}
