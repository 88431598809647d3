import ChatScenarios
import Experiments
import Testing
import TimelineUnits

@Suite struct ProfileSummaryTests {
  private let names = ["hitch/render-misses-60", "reveal/all-ready", "reveal/rows-settle"]

  @Test func `What is taken together is the sum, and the dearest are the dearest of all`() throws {
    let profiles = try names.map { try ProfileWorld.profile($0) }
    let summary = ProfileSummary(profiles)
    for part in ProfilePart.all {
      #expect(summary.calls(of: part) == profiles.reduce(0) { $0 + $1.calls(of: part) })
      let sum = profiles.reduce(0) { $0 + $1.host.sum(of: part) }
      #expect((summary.sample(of: part)?.sum ?? 0) == sum)
    }
    #expect(summary.hostSum == profiles.reduce(0) { $0 + $1.hostSum })
    #expect(summary.chargedSum == profiles.reduce(Interval.zero) { $0 + $1.chargedSum })
    #expect(summary.dearestCharge?.profile.title == "hitch/render-misses-60")
    let frame = try #require(summary.dearestFrame?.frame.hostNanoseconds)
    #expect(profiles.allSatisfy { ($0.dearestFrame?.hostNanoseconds ?? 0) <= frame })
    let rows = summary.dearestRows(10).map(\.row.hostNanoseconds)
    #expect(rows.count == 10 && rows == rows.sorted(by: >))
    let prices = [ConstantSetting(key: "cost.configure", text: "1ms")]
    let priced = try names.map { try ProfileWorld.profile($0, prices: prices) }
    let charges = ProfileSummary(priced).dearestCharges(4).map(\.row.charge)
    #expect(charges.count == 4 && charges == charges.sorted(by: >))
  }

  @Test func `Of nothing there is nothing`() {
    let summary = ProfileSummary([])
    #expect(summary.sample(of: .rest) == nil && summary.charge(of: .rest) == nil)
    #expect(summary.dearestFrame == nil && summary.allocations(of: .rest) == nil)
  }
}
