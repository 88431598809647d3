import ChatScenarios
import FrameMetrics
import StrictJSON
import Testing
import TimelineScroll

@testable import Experiments

@Suite struct SelfTestReportTests {
  /// BM-SELF-1.
  @Test func `A fault that a budget notices and a budget that a fault trips pass`() throws {
    let report = try SelfTestWorld.report(
      [SelfTestWorld.time],
      [nil, .screen(.coverLiftsAPassEarly)]
    )
    #expect(report.isPassed)
    let kill = try #require(report.trials.first?.kills.first)
    #expect(kill.scenario.description == "reveal/rows")
    #expect(kill.line.budget == SelfTestWorld.time)
    #expect(kill.measured?.value == 96)
  }

  @Test func `A fault that nothing notices survives`() throws {
    let report = try SelfTestWorld.report(
      [SelfTestWorld.time],
      [nil, .screen(.coverLiftsAPassEarly), .screen(.olderFiresTwice)]
    )
    #expect(report.survivors == [.screen(.olderFiresTwice)])
    #expect(!report.isPassed)
  }

  /// BM-SELF-2.
  @Test func `A broken baseline that the gate lets pass fails the report`() throws {
    let test = SelfTest([try SelfTestWorld.subject([SelfTestWorld.time])])
    let trials = try [nil, .screen(.coverLiftsAPassEarly)].map { try test.trial(of: $0) }
    let noticed = GateTrial("cut short", expected: 1, actual: 1)
    let missed = GateTrial("cut short", expected: 1, actual: 0)
    #expect(SelfTestReport(trials, on: test.subjects, gate: [noticed]).isPassed)
    let report = SelfTestReport(trials, on: test.subjects, gate: [noticed, missed])
    #expect(!report.isPassed)
    let root = try JSONDocument(report.json()).root
    #expect(try root.member("gate")?.elements().count == 2)
  }

  @Test func `A budget that no fault trips is listed once with its place`() throws {
    let report = try SelfTestWorld.report(
      [SelfTestWorld.time, SelfTestWorld.faults],
      [nil, .screen(.coverLiftsAPassEarly)]
    )
    #expect(report.untripped.map(\.budget.metric) == [.faultsCount])
    #expect(report.untripped.map(\.scope) == ["reveal/*"])
    #expect(!report.isPassed)
  }

  @Test func `A budget that is missed without a fault fails the control`() throws {
    let wrong = Budget(.revealMs, .equals, value: 129)
    let report = try SelfTestWorld.report([wrong], [nil, .screen(.coverLiftsAPassEarly)])
    #expect(report.control.count == 1)
    #expect(!report.isPassed)
  }

  @Test func `A test of no fault or of no budget proves nothing`() throws {
    #expect(try !SelfTestWorld.report([SelfTestWorld.time], [nil]).isPassed)
    #expect(try !SelfTestWorld.report([], [nil, .screen(.coverLiftsAPassEarly)]).isPassed)
  }

  @Test func `The report as JSON names mutants, kills and what is missing`() throws {
    let report = try SelfTestWorld.report(
      [SelfTestWorld.time, SelfTestWorld.faults],
      [nil, .screen(.coverLiftsAPassEarly), .screen(.olderFiresTwice)]
    )
    let root = try JSONDocument(report.json()).root
    #expect(try root.member("schema")?.string() == SelfTestReport.schema)
    #expect(try root.member("isPassed")?.bool() == false)
    let mutants = try #require(try root.member("mutants")).elements()
    #expect(
      try mutants.map { try $0.member("name")?.string() } == [
        "coverLiftsAPassEarly", "olderFiresTwice",
      ]
    )
    #expect(try #require(try root.member("survivors")).elements().count == 1)
    #expect(try #require(try root.member("budgetsWithoutMutant")).elements().count == 1)
  }
}
