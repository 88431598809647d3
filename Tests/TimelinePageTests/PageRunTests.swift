import Testing
import TimelineFilm
import TimelineSimulation
import TimelineUnits

@testable import TimelinePage

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
}
