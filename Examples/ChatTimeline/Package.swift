// swift-tools-version: 6.3
import PackageDescription

/// The libraries of the suite that an app builds its timeline from.
let suite = [
  "TimelineUnits", "CollectionLayout", "TimelineScroll", "TimelineCoordinator", "TimelineTrace",
  "TimelineRecorder",
]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "timeline-bench") }
}

let package = Package(
  name: "ChatTimeline",
  products: [.library(name: "ChatTimeline", targets: ["ChatTimeline"])],
  dependencies: [
    // An app of its own names an address and a version here.
    .package(name: "timeline-bench", path: "../..")
  ],
  targets: [
    .target(name: "ChatTimeline", dependencies: products(suite)),
    .executableTarget(
      name: "chat-timeline",
      dependencies: ["ChatTimeline"] + products(suite + ["FrameMetrics"])
    ),
  ]
)
