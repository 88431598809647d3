internal import BenchmarkKit
public import Experiments

/// The pictures of what the engine costs, drawn from the figures of its suites.
public enum CostPicture {
  /// The names of the cases that the pictures show.
  public static var shown: [String] {
    let layout = operations.flatMap { operation in
      sizes.map { "layout/\(operation.column)-\($0)" }
    }
    return layout + ways.map { "markdown/" + $0.name }
  }

  /// The figures of a record that a picture shows, in the order of the record.
  ///
  /// - Complexity: O(*e*), where *e* is the number of entries.
  public static func figures(of record: BenchRecord) -> [CostFigure] {
    record.entries.compactMap { entry in
      guard shown.contains(entry.name), let value = entry.figure else { return nil }
      let limit: Double? = if case .atMost(let bound) = entry.bar { bound } else { nil }
      return CostFigure(name: entry.name, value: value, limit: limit)
    }
  }

  /// What operations of the layout cost in longer chats.
  ///
  /// - Parameters:
  ///   - figures: The figures; those of other cases are left out.
  ///   - machine: The class of the machine that was measured.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document; `nil` without a figure of such a case.
  public static func layout(
    _ figures: [CostFigure],
    machine: String,
    isAlone: Bool = true
  ) -> String? {
    let series = operations.map { operation in
      PictureSeries(
        name: operation.words,
        points: sizes.compactMap { rows in
          figures.first { $0.name == "layout/\(operation.column)-\(rows)" }
            .map { PictureSeries.Point(x: Double(rows), y: $0.value) }
        }
      )
    }
    guard series.contains(where: { !$0.points.isEmpty }) else { return nil }
    return LayoutCostPicture.svg(series: series, machine: machine, isAlone: isAlone)
  }

  /// What measuring rows costs beside parsing them.
  ///
  /// - Parameters:
  ///   - figures: The figures; those of other cases are left out.
  ///   - machine: The class of the machine that was measured.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document; `nil` without a figure of such a case.
  public static func measuring(
    _ figures: [CostFigure],
    machine: String,
    isAlone: Bool = true
  ) -> String? {
    let bars = ways.compactMap { way -> MeasuringPicture.Bar? in
      figures.first { $0.name == "markdown/" + way.name }
        .map { .init(name: way.words, ratio: $0.value, limit: $0.limit) }
    }
    guard !bars.isEmpty else { return nil }
    return MeasuringPicture.svg(bars: bars, machine: machine, isAlone: isAlone)
  }

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]
  private static let operations = [
    (column: "prepend", words: "50 rows in front"), (column: "random", words: "any row changes"),
    (column: "query", words: "row at an offset"), (column: "stream", words: "last row grows"),
  ]
  private static let ways = [
    (name: "fit", words: "fit at another width"), (name: "prose-warm", words: "3.5 MB of prose"),
    (name: "prose-cold", words: "3.5 MB of prose, cold"),
    (name: "warm-uax14", words: "chat rows"), (name: "cold", words: "chat rows, cold"),
  ]
}
