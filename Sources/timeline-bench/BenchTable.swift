internal import BenchmarkKit
internal import Experiments

/// The figures of `bench` as tables, one for each tier.
struct BenchTable {
  let entries: [BenchEntry]

  /// The lines.
  ///
  /// - Parameter width: The most characters of a line, as far as columns can be broken.
  /// - Returns: The lines, without breaks at their ends.
  func text(within width: Int) -> [String] {
    var lines: [String] = []
    for table in [figures, memory, instructions].compactMap(\.self) {
      if !lines.isEmpty { lines.append("") }
      lines += table.text(within: width)
    }
    return lines
  }

  private var figures: TextTable? {
    let shown = entries.filter { $0.figure != nil || ($0.memory == nil && $0.instructions == nil) }
    guard !shown.isEmpty else { return nil }
    var table = TextTable(
      header: ["case", "figure", "unit", "bar", "", "samples"],
      numeric: [1, 3]
    )
    for entry in shown {
      let bar =
        switch entry.bar {
        case .atMost(let bound): "<= " + FigureText.text(bound)
        case .atLeast(let bound): ">= " + FigureText.text(bound)
        case .none: ""
        }
      guard let figure = entry.figure else {
        table.add([entry.name, "-", entry.unit, bar, "failed", ""])
        continue
      }
      let verdict = entry.bar == .none ? "" : entry.bar.isMet(by: figure) ? "met" : "missed"
      let cells = [entry.name, FigureText.text(figure), entry.unit, bar, verdict]
      table.add(cells + [entry.samples.map(BenchTable.samples) ?? ""])
    }
    return table
  }

  /// How many samples there are, and which of them lie far from the others.
  private static func samples(_ record: SampleRecord) -> String {
    let outliers = record.cpu.outliers(beyond: 1.5)
    guard !outliers.isEmpty else { return "\(record.cpu.values.count)" }
    let far = record.cpu.outliers(beyond: 3).count
    let places = outliers.map { "#\($0 + 1)" }.joined(separator: " ")
    return "\(record.cpu.values.count), outliers \(places)" + (far > 0 ? ", \(far) far" : "")
  }

  private var memory: TextTable? {
    var table = TextTable(
      header: [
        "memory", "operations", "allocations", "bytes", "peak", "retains", "releases", "objects",
      ],
      numeric: Array(1...7)
    )
    let counted = entries.filter { $0.memory != nil }
    guard !counted.isEmpty else { return nil }
    for entry in counted {
      guard let memory = entry.memory else { continue }
      let references = memory.counts.references
      table.add(
        [
          entry.name, "\(memory.operations)", "\(memory.counts.allocations)",
          "\(memory.counts.requestedBytes)", "\(memory.counts.peakBytes)",
        ]
          + [references?.retains, references?.releases, references?.objects].map { count in
            count.map { "\($0)" } ?? "-"
          }
      )
    }
    return table
  }

  private var instructions: TextTable? {
    var table = TextTable(header: ["instructions", "operations", "total"], numeric: [1, 2])
    let counted = entries.filter { $0.instructions != nil }
    guard !counted.isEmpty else { return nil }
    for entry in counted {
      guard let count = entry.instructions else { continue }
      table.add([entry.name, "\(count.operations)", "\(count.instructions)"])
    }
    return table
  }
}
