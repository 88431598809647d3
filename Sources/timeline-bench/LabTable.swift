internal import BenchmarkKit

/// The figures of the strategy lab: one line per strategy and operation, one column per number of
/// rows.
///
/// A case without a figure, because its cost explodes, is a dash; what it was predicted to cost
/// stands below the table.
///
/// Source: P-LAB-1, P-LAB-4.
struct LabTable {
  private let suite: BenchmarkSuite
  private let figures: [Double?]

  /// Prepares the table.
  ///
  /// - Parameters:
  ///   - suite: The lab.
  ///   - figures: The figures of its cases, in order.
  init(_ suite: BenchmarkSuite, figures: [Double?]) {
    self.suite = suite
    self.figures = figures
  }

  /// The lines of the table.
  var text: [String] {
    var sizes: [Substring] = []
    var rows: [(title: [String], figures: [String])] = []
    var predictions: [String] = []
    for (benchmarkCase, measured) in zip(suite.cases, figures) {
      let place = place(of: benchmarkCase)
      if !sizes.contains(place.size) { sizes.append(place.size) }
      let figure = measured.map(FigureText.text) ?? "–"
      if figure == "–", let predicted = benchmarkCase.predicted() {
        predictions.append(
          "– \(place.title[0]) \(place.title[1]), \(place.size) rows: predicted "
            + "\(FigureText.text(predicted)) \(benchmarkCase.unit) an operation"
        )
      }
      if let known = rows.firstIndex(where: { $0.title.elementsEqual(place.title) }) {
        rows[known].figures.append(figure)
      } else {
        rows.append((place.title, [figure]))
      }
    }
    var table = TextTable(
      header: ["strategy", "operation", "unit"] + sizes.map { "\($0) rows" },
      numeric: Array(3..<(3 + sizes.count))
    )
    for row in rows { table.add(row.title + row.figures) }
    return table.text(within: TextTable.width) + predictions
  }

  /// What a case's name `layout/strategies/NAME/OPERATION-ROWS` says, with `-touched` behind it for
  /// counts.
  private func place(of benchmarkCase: BenchmarkCase) -> (title: [String], size: Substring) {
    let parts = benchmarkCase.name.split(separator: "/")
    let words = parts[parts.count - 1].split(separator: "-")
    let title = [String(parts[parts.count - 2]), String(words[0]), benchmarkCase.unit]
    return (title, words[1])
  }
}
