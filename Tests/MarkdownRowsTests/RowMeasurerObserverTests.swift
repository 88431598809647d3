import Testing
import TimelineUnits

@testable import MarkdownRows

/// What an observer is told of measuring, and that telling it changes nothing.
@Suite struct RowMeasurerObserverTests {
  private final class Listener: WorkObserver {
    var steps: [WorkStep] = []
    var open: [WorkStep] = []
    var amounts: [WorkAmount: Int] = [:]

    override func began(_ step: WorkStep, item: ItemID?) {
      steps.append(step)
      open.append(step)
    }

    override func ended(_ step: WorkStep) { #expect(open.popLast() == step) }

    override func counted(_ amount: WorkAmount, _ count: Int) {
      amounts[amount, default: 0] += count
    }
  }

  private let text = Array("Some words, some words.\n\n|a|b|\n|-|-|\n|c|d|\n|e|f|".utf8)

  private func square() throws -> RowMeasurer {
    try RowMeasurer(source: .table(.square(unitsPerEm: 1_000)), style: .oracle)
  }

  @Test func `A row is parsed, shaped and fitted, and its amounts are told`() throws {
    let measurer = try square()
    let listener = Listener()
    measurer.observer = listener
    let row = measurer.measure(markdown: text, kind: .agentReply, width: .points(400))
    #expect(listener.steps == [.parse, .shape, .fit] && listener.open.isEmpty)
    #expect(row == (try square()).measure(markdown: text, kind: .agentReply, width: .points(400)))
    #expect(listener.amounts[.bytes] == text.count)
    #expect(listener.amounts[.words] == row.words)
    #expect(listener.amounts[.lines] == row.lines)
    #expect(listener.amounts[.tableCells] == 6)
    #expect(listener.amounts[.newWords] == measurer.counters.wordMisses)
    listener.amounts = [:]
    _ = measurer.measure(markdown: text, kind: .agentReply, width: .points(400))
    #expect(listener.amounts[.newWords] == 0 && listener.amounts[.words] == row.words)
  }

  @Test func `A row that arrives in pieces is told for each piece, with the same heights`() throws {
    let listener = Listener()
    func heights(_ observer: WorkObserver?) throws -> [Length] {
      let measurer = try square()
      measurer.observer = observer
      var row = StreamingRow(kind: .agentReply, width: .points(90), measurer: measurer)
      var heights: [Length] = []
      for byte in text {
        row.append([byte], measurer: measurer)
        heights.append(row.measurement.height)
      }
      row.finish(measurer: measurer)
      return heights + [row.measurement.height]
    }
    #expect(try heights(listener) == heights(nil))
    #expect(listener.open.isEmpty)
    // One for the empty row, one for each byte, one for the end.
    #expect(listener.steps.count { $0 == .parse } == text.count + 2)
    #expect((listener.amounts[.bytes] ?? 0) > text.count)
  }
}
