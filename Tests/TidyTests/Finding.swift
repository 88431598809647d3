/// One place that breaks a house rule.
struct Finding: Equatable, CustomStringConvertible {
  /// The file's path in the repository.
  var path: String
  /// The line, from 1; 0 for the file as a whole.
  var line: Int
  /// What is wrong, and what would be right.
  var message: String

  var description: String { line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)" }
}
