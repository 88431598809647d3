import ChatScenarios
import Testing
import TimelineScroll
import TimelineSimulation
import TimelineTrace
import TimelineUnits

/// Covers `ScreenEventReader`.
@Suite struct ScreenInputFileTests {
  private func error(_ text: String, _ other: String) -> InputError? {
    let files = (0..<50 as Range<UInt64>).lazy.map { seed in
      let input = RandomScreen.input(seed: seed, duration: .seconds(9))
      return String(decoding: ScreenInputFile(input).json(), as: UTF8.self)
    }
    guard let whole = files.first(where: { $0.contains(text) }) else {
      Issue.record("no file has \(text)")
      return nil
    }
    let broken = whole.replacing(text, with: other, maxReplacements: 1)
    do {
      _ = try ScreenInputFile(Array(broken.utf8), at: "file")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `What is written reads back and gives the same run`(seed: UInt64) throws {
    var input = RandomScreen.input(seed: seed, duration: .seconds(6))
    let epoch = InputEvent.epoch(rows: input.initial, changes: [], isLoading: seed % 2 == 0)
    if seed % 5 == 0 { input.events.append(TimedInput(at: .zero + .seconds(6), event: epoch)) }
    var file = ScreenInputFile(input)
    if seed % 3 == 0 { file.fault = .heldUpdateLost }
    let bytes = file.json()
    let copy = try ScreenInputFile(bytes, at: "file")
    #expect(copy.json() == bytes)
    #expect(copy.fault == file.fault)
    #expect(Simulation.run(copy.input).digest == Simulation.run(file.input).digest)
  }

  @Test func `Another version, an unknown mutant and a number out of range are refused`() throws {
    let version = error("timelinebench.screen/1", "timelinebench.screen/2")
    #expect(version?.rule == "FORMAT-4")
    let mutant = error("\"durationTicks\"", "\"mutant\": \"heldUpdateLos\", \"durationTicks\"")
    #expect(mutant?.message.contains("heldUpdateLost") == true)
    #expect(error("\"scale\": ", "\"scale\": 9")?.rule == "FORMAT-2")
    #expect(error("\"reduceMotion\"", "\"reduceMotions\"")?.rule == "FORMAT-1")
  }

  @Test func `A row that does not exist and an event that is none are refused`() {
    #expect(error("\"initial\": [\n    0", "\"initial\": [\n    999999")?.rule == "FORMAT-3")
    #expect(error("\"event\": \"touchUp\"", "\"event\": \"touch\"")?.rule == "FORMAT-3")
  }
}
