/// A code fence that the end of a text leaves open.
struct OpenFence: Equatable, Sendable {
  /// The backtick or tilde of the fence.
  var character: UInt8
  /// The length of the opening run.
  var length: Int
  /// The number of the opening line in the text that was parsed, from 1.
  var startLine: Int
  /// The number of the block's last line: the closing one, or that of the text's last line.
  var endLine: Int
  /// Whether the fence stands inside a quote or an item.
  var isNested: Bool

  /// Whether a line closes the fence, its container markers and spaces left out.
  func isClosed(by line: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < line.count, GuardByte.isBlank(line[index]) || line[index] == UInt8(ascii: ">") {
      index += 1
    }
    var run = 0
    while index < line.count, line[index] == character {
      run += 1
      index += 1
    }
    while index < line.count, GuardByte.isBlank(line[index]) { index += 1 }
    return run >= length && index == line.count
  }
}
