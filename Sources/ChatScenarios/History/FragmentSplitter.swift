/// Collects the lines of a Markdown text into its top-level pieces.
struct FragmentSplitter {
  private var fragments: [MarkdownFragment] = []
  private var lines: [ArraySlice<UInt8>] = []
  private var kind = FragmentKind.paragraph
  private var blankLines = 0
  private var isFenced = false

  /// Takes the next line.
  mutating func add(_ line: ArraySlice<UInt8>) {
    if isFenced {
      lines.append(line)
      if FragmentSplitter.isFence(line) { close() }
    } else if line.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      blankLines += lines.isEmpty ? 0 : 1
    } else if continues(line) {
      while blankLines > 0 {
        lines.append([])
        blankLines -= 1
      }
      lines.append(line)
    } else {
      begin(line)
    }
  }

  /// The pieces; the last one may lack its end.
  mutating func finish() -> [MarkdownFragment] {
    close()
    return fragments
  }

  /// Whether a line belongs to the open piece: no blank line lies between and no mark begins
  /// another piece, or it is an indented part of a list.
  private func continues(_ line: ArraySlice<UInt8>) -> Bool {
    guard !lines.isEmpty else { return false }
    let isIndented = line.starts(with: "  ".utf8)
    if blankLines > 0 { return kind == .list && isIndented }
    if kind == .heading, lines.count == 1, FragmentSplitter.isHeadingMark(lines[0]) { return false }
    return isIndented
      || !(FragmentSplitter.isFence(line) || FragmentSplitter.isHeadingMark(line))
  }

  private mutating func begin(_ line: ArraySlice<UInt8>) {
    close()
    kind = FragmentSplitter.kind(of: line)
    lines = [line]
    isFenced = kind == .code
  }

  private mutating func close() {
    defer {
      lines = []
      blankLines = 0
      isFenced = false
    }
    guard !lines.isEmpty else { return }
    let isUnderlined = kind == .paragraph && lines.count == 2 && isUnderline(lines[1])
    fragments.append(
      MarkdownFragment(
        kind: isUnderlined ? .heading : kind,
        bytes: Array(lines.joined(separator: "\n".utf8))
      )
    )
  }

  private func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else {
      return false
    }
    return line.allSatisfy { $0 == first }
  }

  private static func kind(of line: ArraySlice<UInt8>) -> FragmentKind {
    if isFence(line) { return .code }
    if isHeadingMark(line) { return .heading }
    if isListMark(line) { return .list }
    if line.starts(with: "![".utf8) { return .picture }
    if line.first == UInt8(ascii: "["), isDefinition(line) { return .definition }
    switch line.first {
    case UInt8(ascii: "|"): return .table
    case UInt8(ascii: ">"): return .quote
    case UInt8(ascii: "<"): return .html
    default: return .paragraph
    }
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8)
  }

  private static func isHeadingMark(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
    return (1...6).contains(marks) && line.dropFirst(marks).first == UInt8(ascii: " ")
  }

  private static func isListMark(_ line: ArraySlice<UInt8>) -> Bool {
    let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    let rest = line.dropFirst(digits)
    let marks = digits > 0 ? ".)" : "-*+"
    guard let mark = rest.first, marks.utf8.contains(mark) else { return false }
    return rest.dropFirst().first == UInt8(ascii: " ")
  }

  private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    guard let close = line.firstIndex(of: UInt8(ascii: "]")) else { return false }
    return line[(close + 1)...].first == UInt8(ascii: ":")
  }
}
