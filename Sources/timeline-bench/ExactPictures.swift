internal import ChatScenarios
internal import FrameMetrics
internal import MarkdownRows
internal import Reporting
internal import TimelineTrace
internal import TimelineUnits

/// The pictures that are drawn from exact values: of runs of the catalogue, the same everywhere.
struct ExactPictures {
  private let catalog: ScenarioCatalog
  private let histories: Histories
  private var runner: ScenarioRunner<MarkdownMeasurer>

  /// Reads what the pictures need of a catalogue.
  ///
  /// - Throws: `InputError` if a file cannot be read.
  init(of catalog: ScenarioCatalog) throws(InputError) {
    self.catalog = catalog
    let path = catalog.path(ofCorpus: "chat")
    var histories = Histories()
    histories.add(
      corpus: "chat",
      rows: try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
    )
    self.histories = histories
    let metrics = try MetricsFile.read(catalog.metricsFile)
    runner = ScenarioRunner(text: MarkdownMeasurer(metrics: metrics, fonts: nil))
  }

  /// The files, by name.
  ///
  /// - Throws: `InputError` if a scenario is missing or does not fit its rows.
  mutating func files() throws(InputError) -> [(name: String, bytes: [UInt8])] {
    [
      ("reveal.svg", Array(try reveal().utf8)), ("cadence.svg", Array(try cadence().utf8)),
      ("follow.svg", Array(try follow().utf8)),
    ]
  }

  /// The devices that the reveals are made on.
  private static let devices = ["iPhone 17", "iPhone SE 3", "iPhone 17 Pro Max"]
  /// How many of the newest rows of the chat are left out in turn.
  private static let openings = 100

  /// Opens the shipped chat as it was at each of its last 100 rows.
  private mutating func reveal() throws(InputError) -> String {
    let rows = histories.rows(ofCorpus: "chat")?.count ?? 0
    guard let name = ScenarioName("corpus/open-chat") else { return "" }
    var times: [Double] = []
    for device in ExactPictures.devices {
      for count in max(rows - ExactPictures.openings + 1, 1)...max(rows, 1) {
        let scenario = Scenario(
          name: name,
          title: "",
          device: device,
          duration: .seconds(3),
          rows: [
            RowGroup(
              source: .corpus(name: "chat", pick: .range(from: 0, count: count)),
              preparation: .modelled(times: 100)
            )
          ]
        )
        let compiled = try runner.compile(scenario, histories: histories)
        // A run that shows more than can be measured has no time.
        let time = try? compiled.measurements()[.revealMs]
        if let time { times.append(time.value) }
      }
    }
    return RevealPicture.svg(
      times: times,
      pass: 32,
      subtitle: "The shipped chat, opened as it was at each of its last \(ExactPictures.openings) "
        + "rows, on \(ExactPictures.devices.count) phones"
    )
  }

  private mutating func cadence() throws(InputError) -> String {
    let series = TraceSeries.cadence(in: try trace("corpus/stream-answer"))
    return CadencePicture.svg(
      arrivals: series.arrivals,
      renders: series.renders,
      floor: 1.0 / 6,
      window: 2...7,
      subtitle: "A long answer streams into the shipped chat (corpus/stream-answer)"
    )
  }

  private mutating func follow() throws(InputError) -> String {
    FollowLagPicture.svg(
      series: [
        PictureSeries(
          name: "growth in every frame",
          points: try gaps("follow/steady-growth-300")
        ),
        PictureSeries(
          name: "growth in steps, behind the render gate",
          points: try gaps("follow/steady-growth-300-gated")
        ),
      ],
      theory: .growth300,
      subtitle: "A reply grows by 300 pt/s at the bottom of a chat (follow/steady-growth-300)"
    )
  }

  /// The first 12 s of a distance to the bottom, which are enough to see where it stays.
  private mutating func gaps(_ scenario: String) throws(InputError) -> [PictureSeries.Point] {
    TraceSeries.gaps(in: try trace(scenario), every: 2).filter { $0.x <= 12 }
  }

  private mutating func trace(_ text: String) throws(InputError) -> Trace {
    guard let name = ScenarioName(text) else {
      throw InputError(place: text, message: "this is no scenario's name")
    }
    return try runner.trace(of: catalog.load(name), histories: histories)
  }
}
