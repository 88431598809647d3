import BenchmarkKit
import ChatScenarios
import Experiments
import Testing
import TimelineTrace
import TimelineUnits

/// Profiles of the scenarios that are shipped and need no text, on a clock that no machine moves.
enum ProfileWorld {
  /// The folder of the package.
  static let root = ["", "", "", ""].reduce(#filePath) { path, _ in
    PathText.parent(of: path) ?? "/"
  }

  static func compiled(
    _ name: String,
    prices: [ConstantSetting] = []
  ) throws -> CompiledScenario {
    let catalog = try ScenarioCatalog(folder: root + "/Benchmarks/Scenarios")
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: nil, fonts: nil))
    var scenario = try catalog.load(try #require(ScenarioName(name)))
    scenario.costs = try scenario.costs.changed(by: prices)
    return try runner.compile(scenario, histories: Histories())
  }

  /// A profile; `prepare` is what the run does before it runs.
  static func profile(
    _ name: String,
    prices: [ConstantSetting] = [],
    clock: FakeClock = FakeClock(),
    markCost: Int64 = 0,
    allocations: (calls: Meter, bytes: Meter)? = nil,
    preparing prepare: (WorkObserver?) -> Void = { _ in }
  ) throws -> RunProfile {
    let scenario = try compiled(name, prices: prices)
    let profiler = ScenarioProfiler(
      rounds: 2,
      clock: clock.meter,
      markCost: markCost,
      allocations: allocations
    )
    return try profiler.profile(name) { observer throws(InputError) in
      prepare(observer)
      return scenario
    }
  }
}
