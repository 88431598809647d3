/// An input that is cheap to write and dear to parse.
///
/// Source: HP-1 to HP-56 of the table of hostile inputs.
struct HostilePattern: Sendable, CustomStringConvertible {
  let number: Int
  /// The pattern with about a number of bytes.
  let make: @Sendable (Int) -> String

  var description: String { "HP-\(number)" }

  private init(_ number: Int, _ make: @escaping @Sendable (Int) -> String) {
    self.number = number
    self.make = make
  }

  /// Texts with a repeated unit: `before`, the unit, `after`.
  private static func one(
    _ number: Int,
    _ unit: String,
    before: String = "",
    after: String = ""
  ) -> HostilePattern {
    HostilePattern(number) { size in
      before + fill(unit, size - before.utf8.count - after.utf8.count) + after
    }
  }

  /// Texts with two repeated units that share the size.
  private static func two(
    _ number: Int,
    _ first: String,
    _ middle: String,
    _ second: String,
    before: String = "",
    after: String = ""
  ) -> HostilePattern {
    HostilePattern(number) { size in
      let share = (size - before.utf8.count - middle.utf8.count - after.utf8.count) / 2
      return before + fill(first, share) + middle + fill(second, share) + after
    }
  }

  /// Texts of units that count up.
  private static func counting(
    _ number: Int,
    _ unit: @escaping @Sendable (Int) -> String
  ) -> HostilePattern {
    HostilePattern(number) { size in
      var text = ""
      var index = 0
      while text.utf8.count < size {
        text += unit(index)
        index += 1
      }
      return text
    }
  }

  private static func fill(_ unit: String, _ size: Int) -> String {
    String(repeating: unit, count: max(1, size / unit.utf8.count))
  }

  /// A header and a delimiter row of a third of the size each, and as many short rows as fit.
  private static let wideTable = HostilePattern(42) { size in
    let share = size / 3
    return "|" + fill("x|", share) + "\n|" + fill("-|", share) + "\n" + fill("a\n", share)
  }

  static let all: [HostilePattern] = [
    two(1, "*a **a ", "b", " a** a*"), one(2, "a_ "), one(3, "_a "),
    one(4, "c* ", before: "a**b "), two(5, "_", ".", "_"), two(6, "*", "a", "*"), one(7, "a]"),
    one(8, "[a"), one(9, "[ a_"), one(10, "[ (]("), one(11, "![[]()"), two(12, "[", "a", "]"),
    one(13, "[[a]"), one(14, "![l", after: "\n"), one(15, "[a](<b"), one(16, "[a](b"),
    one(17, "[a](b \""), one(18, "> ", after: "a"), two(19, ">", "", ".", after: "\n"),
    one(20, String(repeating: ">", count: 60) + "a\n"), one(21, "- ", after: "a"),
    one(22, "-", after: "\nx"),
    counting(23) { String(repeating: " ", count: 2 * $0) + "* a\n" },
    one(24, "```\n"), one(25, "a\n", after: "==="), one(26, "- [ ] x\n"),
    counting(27) { "e" + String(repeating: "`", count: $0 + 1) + " " },
    one(28, "<!--", before: "a "), one(29, "<!A ", before: "a "), one(30, "<?", before: "a "),
    one(31, "<![CDATA[", before: "a "), one(32, "<", before: "a "), one(33, "www."),
    one(34, "http://a"), one(35, "a@"), one(36, "a", after: "@"), one(37, "a.", after: "@b.c"),
    one(38, ")", before: "http://a.b/"), two(39, "(", "", ")", before: "http://a.b/"),
    one(40, "&a;", before: "http://a.b/"), one(41, "aaa\rbbb\n-\u{b}\n"), wideTable,
    one(43, "|", before: "|a|\n|-|\n"), one(44, "a\n", after: "|-|\n"),
    one(45, "[^a] ", before: "[^a]: x\n\n"), counting(46) { "[^\($0)]: x\n\n" },
    counting(47) { "[^\($0)]: x\n\n[^\($0)]" }, one(48, "[^1]: "), one(49, "[^"),
    one(50, "[^1]"), two(51, "[1]: u\n", "", "[0] "),
    two(52, "u", "\n\n", "[a]", before: "[a]: /"), one(53, "~a "), one(54, "~~a "),
    one(55, "&amp;"),
    counting(56) { "The *quick* brown [fox](/u\($0)) jumps `over` the **lazy** dog. " },
  ]

  /// The pattern as lines of one shape, each at most 4,000 bytes, up to a size.
  func lines(_ shape: Shape, size: Int) -> String {
    let unit = make(shape.unitSize)
    var text = shape.opening
    while text.utf8.count + unit.utf8.count < size {
      for line in unit.split(separator: "\n") { text += shape.prefix + line + shape.suffix + "\n" }
      text += shape.separator
    }
    return text
  }

  /// How the units of a pattern are put into a row.
  struct Shape: Sendable, CustomStringConvertible {
    var description: String
    var unitSize = 3_800
    var opening = ""
    var prefix = ""
    var suffix = ""
    var separator = ""

    static let all: [Shape] = [
      Shape(description: "short lines", unitSize: 200),
      Shape(description: "lines"),
      Shape(description: "paragraphs", separator: "\n"),
      Shape(description: "bullets", prefix: "- "),
      Shape(description: "ordered items", prefix: "1. "),
      Shape(description: "quotes", prefix: "> "),
      Shape(description: "table rows", unitSize: 100, opening: "|a|\n|-|\n", prefix: "|"),
      Shape(description: "headings", prefix: "# "),
      Shape(description: "nested items", prefix: "- - - - "),
      Shape(description: "a fence in a comment", opening: "<!--\n```\n"),
      Shape(description: "a fence", opening: "```\n"),
    ]
  }
}
