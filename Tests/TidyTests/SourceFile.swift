import Foundation

/// A text file of the repository, as the rules see it.
struct SourceFile {
  /// The path in the repository, with `/`.
  let path: String
  /// The whole text.
  let text: String
  /// The lines without their ends; a line end at the end of the file makes no further line.
  let lines: [Substring]
  /// The Swift tokens; none in a file of another kind.
  let tokens: [SwiftToken]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    tokens = path.hasSuffix(".swift") ? SwiftToken.all(in: SwiftMask.masked(text)) : []
  }

  /// The part of the path behind the last `/`.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The name up to its last dot.
  var stem: Substring {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return name[..<dot]
  }

  /// Whether this is a Swift file.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The module of a file below `Sources`, or `nil` elsewhere.
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count >= 3 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  /// Whether a string of bytes occurs anywhere in the text.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  func mentions(_ word: String) -> Bool {
    Data(text.utf8).range(of: Data(word.utf8)) != nil
  }

  /// A finding in this file.
  func finding(_ line: Int = 0, _ message: String) -> Finding {
    Finding(path: path, line: line, message: message)
  }
}
