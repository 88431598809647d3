internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// A saved sweep as the page draws it: places of values, objectives in parts, and who beats whom.
///
/// Source: BM-SWEEP-3.
struct SweepView {
  /// The most points that are shown; of a larger sweep those that no other beats come first.
  static let limit = 10_000

  /// What a point is marked with, as bits.
  struct Mark: OptionSet {
    let rawValue: Int
    /// No other point beats it.
    static let front = Mark(rawValue: 1)
    /// Its constants are the product's.
    static let current = Mark(rawValue: 2)
    /// It was dropped before its last run.
    static let dropped = Mark(rawValue: 4)
    /// Its constants do not fit one another.
    static let refused = Mark(rawValue: 8)
    /// It misses a budget.
    static let missed = Mark(rawValue: 16)
  }

  private let record: SweepRecord

  init(_ record: SweepRecord) {
    self.record = record
  }

  /// The points with their marks, in the order of the plan.
  ///
  /// - Complexity: O(*p* log *p* + *p* · *f*) for *p* points of which no other beats *f*.
  var points: [(point: SweepPoint, mark: Mark)] {
    let measured = record.points.compactMap(\.measured)
    let marks = ParetoFront.marks(of: measured, record.plan.objectives)
    var next = 0
    let marked = record.points.map { point -> (point: SweepPoint, mark: Mark) in
      var mark: Mark = point.values == record.plan.current ? .current : []
      if point.misses != nil { mark.insert(.missed) }
      switch point.outcome {
      case .measured:
        if marks[next] { mark.insert(.front) }
        next += 1
      case .dropped: mark.insert(.dropped)
      case .refused: mark.insert(.refused)
      }
      return (point, mark)
    }
    guard marked.count > SweepView.limit else { return marked }
    let first = marked.filter { !$0.mark.isDisjoint(with: [.front, .current]) }
    let rest = marked.filter { $0.mark.isDisjoint(with: [.front, .current]) }
    return Array((first + rest).prefix(SweepView.limit)).sorted { $0.point.index < $1.point.index }
  }

  func write(_ writer: inout JSONWriter) {
    let plan = record.plan
    writer.object { writer in
      writer.member("mode", plan.mode)
      writer.member("planned", plan.count)
      writer.member("finished", record.points.count)
      writer.member("axes") { writer in
        writer.array { writer in
          for axis in plan.axes {
            writer.object { writer in
              writer.member("key", axis.key)
              writer.member("values") { SweepView.write(axis.values, &$0) }
            }
          }
        }
      }
      writer.member("currentValues") { SweepView.write(plan.current, &$0) }
      writer.member("objectives") { writer in
        writer.array { writer in
          for objective in plan.objectives {
            writer.object { writer in
              writer.member("name", objective.name)
              writer.member("metric", Int(objective.metric.rawValue))
            }
          }
        }
      }
      writer.member("current") { writer in
        writer.array { writer in
          for value in record.current { writer.value(value) }
        }
      }
      writer.member("points") { writer in
        writer.array { writer in
          for (point, mark) in points { write(point, mark, &writer) }
        }
      }
    }
  }

  /// `[mark, place of the value of each axis…, objective…]`; −1 is a value that no axis has.
  private func write(_ point: SweepPoint, _ mark: Mark, _ writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(mark.rawValue)
      for (value, axis) in zip(point.values, record.plan.axes) {
        writer.value(axis.values.firstIndex(of: value) ?? -1)
      }
      for value in point.measured ?? [] { writer.value(value) }
    }
  }

  private static func write(_ words: [String], _ writer: inout JSONWriter) {
    writer.array { writer in
      for word in words { writer.value(word) }
    }
  }
}
