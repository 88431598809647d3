// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The import table.
///
/// A module may import what stands in its row and nothing else; arrows only point down. The build
/// checks it (`--explicit-target-dependency-import-check error`).
let modules: [(name: String, imports: [String])] = [
  ("TimelineUnits", []),
  ("CollectionLayout", ["TimelineUnits"]),
  ("TimelineTrace", ["TimelineUnits"]),
  ("TimelineScroll", ["TimelineUnits", "CollectionLayout"]),
  (
    "TimelineCoordinator",
    ["TimelineUnits", "CollectionLayout", "TimelineScroll", "TimelineTrace"]
  ),
  (
    "TimelineSimulation",
    ["TimelineUnits", "CollectionLayout", "TimelineScroll", "TimelineCoordinator", "TimelineTrace"]
  ),
  ("FrameMetrics", ["TimelineUnits", "TimelineTrace"]),
  ("TimelineFilm", ["TimelineUnits", "TimelineTrace"]),
  (
    "TimelinePage",
    [
      "TimelineUnits", "TimelineTrace", "TimelineSimulation", "FrameMetrics", "TimelineFilm",
    ]
  ),
  ("StrictJSON", ["CSimdJSON"]),
  ("MarkdownRows", ["TimelineUnits", "StrictJSON", "CCMarkGFM", "CHarfBuzz", "CICU"]),
  ("ChatData", ["TimelineUnits", "TimelineTrace", "StrictJSON"]),
  ("HistoryImport", ["TimelineUnits", "StrictJSON", "ChatData"]),
  ("FaultSimulation", ["TimelineUnits"]),
  ("DataSimulation", ["TimelineUnits", "StrictJSON", "ChatData", "FaultSimulation"]),
  ("ChatOutbox", ["TimelineUnits", "StrictJSON"]),
  ("OutboxDefaults", ["TimelineUnits", "ChatOutbox"]),
  ("OutboxSimulation", ["TimelineUnits", "ChatOutbox", "FaultSimulation"]),
  (
    "ChatScenarios",
    [
      "TimelineUnits", "CollectionLayout", "TimelineScroll", "TimelineCoordinator",
      "TimelineSimulation", "TimelineTrace", "FrameMetrics", "StrictJSON", "MarkdownRows",
      "ChatData", "HistoryImport", "DataSimulation", "ChatOutbox", "OutboxSimulation",
    ]
  ),
  ("BenchmarkKit", ["TimelineUnits", "CAllocations"]),
  (
    "Experiments",
    [
      "TimelineUnits", "TimelineTrace", "TimelineScroll", "FrameMetrics", "StrictJSON",
      "ChatScenarios", "BenchmarkKit",
    ]
  ),
  (
    "Reporting",
    [
      "TimelineUnits", "TimelineTrace", "TimelineCoordinator", "TimelineSimulation",
      "FrameMetrics", "TimelineFilm", "StrictJSON", "ChatScenarios", "BenchmarkKit", "Experiments",
    ]
  ),
  ("TimelineRecorder", ["TimelineUnits", "TimelineTrace"]),
]

/// Modules without Foundation, existentials, String comparison, Set, Dictionary or libm.
///
/// They also compile as Embedded Swift and are library products that build alone.
let pureModules = [
  "TimelineUnits", "CollectionLayout", "TimelineTrace", "TimelineScroll", "TimelineCoordinator",
  "TimelineSimulation", "FrameMetrics", "TimelineFilm", "TimelinePage",
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0) }
}

let cTargets: [Target] = [
  .systemLibrary(
    name: "CCMarkGFM",
    pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
  ),
  .systemLibrary(
    name: "CHarfBuzz",
    pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"])]
  ),
  .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
  .target(
    name: "CSimdJSON",
    cxxSettings: [.define("SIMDJSON_EXCEPTIONS", to: "0")],
    linkerSettings: [.linkedLibrary("simdjson")]
  ),
  .target(name: "CAllocations"),
]

let testSupport = "TestSupport"
let benchmarkSuites = "BenchmarkSuites"

/// The suites measure the engine as an app would use it: from another module, without `@testable`.
let benchmarkImports = modules.map(\.name)

/// What a module carries as bytes in its code, so that the command stays one file.
let embedded: [String: [String]] = [
  "Reporting": [
    "anomalies.js", "bench.js", "changes.js", "contour.js", "draw.js", "export.js", "film.js",
    "glyphs.js", "heat.js", "keys.js", "knobs.js", "lanes.js", "live.js", "page.css", "page.html",
    "page.js", "phone.js", "player.js", "spread.js", "stacks.js", "sweep.js", "tables.js",
    "tracks.js", "verdict.js", "why.js",
  ].map { "Page/Assets/" + $0 }
]

let package = Package(
  name: "timeline-bench",
  products: (pureModules + ["TimelineRecorder"]).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "timeline-bench", targets: ["timeline-bench"])
  ],
  targets: cTargets
    + modules.map { module in
      .target(
        name: module.name,
        dependencies: dependencies(module.imports),
        resources: (embedded[module.name] ?? []).map { .embedInCode($0) },
        swiftSettings: settings
      )
    }
    + [
      .executableTarget(
        name: "timeline-bench",
        dependencies: dependencies(modules.map(\.name) + [benchmarkSuites]),
        swiftSettings: settings
      ),
      .target(
        name: benchmarkSuites,
        dependencies: dependencies(benchmarkImports),
        path: "Benchmarks/Suites",
        swiftSettings: settings
      ),
      .target(
        name: testSupport,
        dependencies: dependencies(["TimelineUnits"]),
        path: "Tests/TestSupport",
        swiftSettings: settings
      ),
      .testTarget(
        name: "TidyTests",
        dependencies: dependencies([testSupport]),
        swiftSettings: settings
      ),
      .testTarget(
        name: benchmarkSuites + "Tests",
        dependencies: dependencies([benchmarkSuites, testSupport] + benchmarkImports),
        swiftSettings: settings
      ),
      .testTarget(
        name: "CommandTests",
        dependencies: dependencies([testSupport, "timeline-bench"] + modules.map(\.name)),
        swiftSettings: settings
      ),
    ]
    + modules.map { module in
      .testTarget(
        name: module.name + "Tests",
        dependencies: dependencies([testSupport, module.name] + module.imports),
        swiftSettings: settings
      )
    },
  cxxLanguageStandard: .cxx17
)
