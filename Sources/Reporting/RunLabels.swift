internal import Experiments

/// Names that tell the runs of a record apart.
enum RunLabels {
  /// A label for each run: its scenario and, where there is one, the number of its input; further
  /// runs of one label are numbered.
  ///
  /// - Complexity: O(*r*²), where *r* is the number of runs.
  static func of(_ runs: [RunEntry]) -> [String] {
    unique(runs.map { run in run.name + (run.input.map { " input \($0.index + 1)" } ?? "") })
  }

  /// Names of which no two are alike: further ones of one name are numbered.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of names.
  static func unique(_ names: [String]) -> [String] {
    var labels: [String] = []
    for base in names {
      var label = base
      var number = 1
      while labels.contains(label) {
        number += 1
        label = base + " #\(number)"
      }
      labels.append(label)
    }
    return labels
  }
}
