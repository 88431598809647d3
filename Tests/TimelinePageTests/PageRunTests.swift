import Testing
import TimelineFilm
import TimelineSimulation
import TimelineUnits

@testable import TimelinePage

/// Covers `PageBlock`.
@Suite struct PageRunTests {
  private var input: SimulationInput {
    let rows = (0..<40).map { RowContent(height: .points(60 + 7 * Int64($0))) }
    return SimulationInput(
      rows: rows,
      initial: (0..<40).map { ItemID(rawValue: $0) },
      duration: .seconds(2)
    )
  }

  @Test func `An answer holds the film of the run and its reveal of 128 ms`() {
    let answer = PageRun.answer(to: SimulationImage.bytes(of: input))
    let text = String(decoding: answer, as: UTF8.self)
    let film = String(decoding: Film.json(of: Simulation.run(input)), as: UTF8.self)
    #expect(text.hasPrefix("{\"film\":" + film + ",\"measurements\":["))
    #expect(text.contains("[0,\(Interval.milliseconds(128).ticks)]"))
  }

  @Test func `Bytes that are no image give the number of the error`() {
    #expect(PageRun.answer(to: [1, 2]) == Array("{\"error\":0}".utf8))
  }

  @Test func `A block carries bytes over the border and back`() {
    let bytes = SimulationImage.bytes(of: input)
    let block = PageBlock.make(of: bytes)
    defer { pageFree(block: block) }
    #expect(PageBlock.bytes(in: block) == bytes)
    let answer = pageRun(block: block)
    defer { pageFree(block: answer) }
    #expect(PageBlock.bytes(in: answer) == PageRun.answer(to: bytes))
    let empty = pageBlock(count: 0)
    defer { pageFree(block: empty) }
    #expect(PageBlock.bytes(in: empty).isEmpty)
  }
}
