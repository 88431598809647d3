import BenchmarkKit
import ChatScenarios
import Experiments
import Synchronization
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct RunProfileTests {
  /// A row whose text takes long, told as a preparation tells it.
  private func dear(_ item: UInt32, by clock: FakeClock, _ observer: WorkObserver?) {
    observer?.began(.row, at: .zero, item: ItemID(rawValue: item))
    observer?.began(.shape)
    clock.advance(50_000_000)
    observer?.counted(.newWords, 12)
    observer?.ended(.shape)
    observer?.ended()
  }

  @Test func `A row that is made dear comes first, with what was counted for it`() throws {
    for item in [UInt32(0), 3, 5] {
      let clock = FakeClock()
      let profile = try ProfileWorld.profile("reveal/rows-settle", clock: clock) { observer in
        dear(item, by: clock, observer)
      }
      let rows = profile.dearestRows(10)
      #expect(rows.first?.item == ItemID(rawValue: item))
      #expect(rows.first?.facts[.newWords] == 12)
      #expect(rows.count > 3 && rows.count <= 10)
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.hostNanoseconds >= $1.hostNanoseconds })
      #expect(profile.dearestRows(2) == Array(rows.prefix(2)))
    }
  }

  @Test func `All readings of the parts are all that was read`() throws {
    let profile = try ProfileWorld.profile("older/live-while-restoring")
    let sum = ProfilePart.all.reduce(0) { $0 + profile.readings(of: $1).reduce(0, +) }
    #expect(sum == profile.hostSum && sum > 0)
    // The clock moves on by 10 at each mark but the first of an event.
    let events = profile.log.events.count
    #expect(profile.hostSum == Int64(profile.marks.count - events) * 10)
    #expect(profile.isRepeatable)
  }

  @Test func `All charges of the phases are all that was charged`() throws {
    for name in ["hitch/render-misses-60", "reveal/rows-settle"] {
      let profile = try ProfileWorld.profile(name)
      let sum = ProfilePart.all.reduce(Interval.zero) { sum, part in
        profile.charges(of: part).reduce(sum, +)
      }
      #expect(sum == profile.chargedSum)
    }
    #expect(try ProfileWorld.profile("hitch/render-misses-60").chargedSum > .zero)
  }

  @Test func `Frames take every event of the run up to the last frame, each once`() throws {
    let profile = try ProfileWorld.profile("hitch/render-misses-60")
    let frames = profile.frames
    let shown = profile.trace.records.reduce(0) { count, timed in
      if case .frame = timed.record { count + 1 } else { count }
    }
    #expect(frames.count == shown)
    #expect(frames.first?.events.lowerBound == profile.mount)
    #expect(
      zip(frames, frames.dropFirst()).allSatisfy { $0.events.upperBound == $1.events.lowerBound }
    )
    #expect(frames.map(\.number) == Array(1...frames.count))
    let dearest = try #require(profile.dearestCharge)
    #expect(frames.allSatisfy { $0.charge <= dearest.charge })
    let charges = profile.charges(in: dearest).reduce(Interval.zero) { $0 + $1.time }
    #expect(charges == dearest.charge)
    let costs = profile.costs(in: dearest).reduce(0) { $0 + $1.nanoseconds }
    #expect(costs == dearest.hostNanoseconds)
  }

  @Test func `The frame in which a clock jumped is the one that hurt most, with its cause`() throws
  {
    let profile = try ProfileWorld.profile("reveal/all-ready")
    let dearest = try #require(profile.dearestFrame)
    #expect(dearest.number == 1)
    #expect(profile.cause(of: dearest).text.hasPrefix("the list is filled with "))
    #expect(profile.cause(of: dearest).firstMeasures > 0)
    #expect(profile.dearestCharge == nil)
  }

  @Test func `The rows that are charged most are those with the most work`() throws {
    let prices = [
      ConstantSetting(key: "cost.configure", text: "1ms"),
      ConstantSetting(key: "cost.measurePer100Points", text: "1ms"),
    ]
    let profile = try ProfileWorld.profile("reveal/keeps-resizing", prices: prices)
    let rows = profile.dearestCharges(3)
    try #require(rows.count == 3)
    #expect(rows[0].charge >= rows[1].charge && rows[1].charge >= rows[2].charge)
    #expect(rows[0].charge > .zero && rows[0].reasons.total > 0)
    let counted = profile.rows.reduce(0) { $0 + $1.reasons.total }
    let measured = profile.trace.records.reduce(0) { count, timed in
      if case .measured = timed.record { count + 1 } else { count }
    }
    #expect(counted == measured)
  }
}
