import TimelineUnits

/// Small pieces of Markdown that between them use every kind of block in every position.
enum StreamingExamples {
  /// The examples; each covers a rule that can take a block back or let it go on.
  static let all: [String] = [
    "abc\n", "abc\ndef\n", "abc\n\ndef\n", "abc  \ndef\n", "abc\\\ndef\n", "  abc\n   def\n",
    "# a\n", "## b ##\n", "#x\n", "#\n", "####### a\n", "abc\n#\n", "abc\n# d\n", "abc\n#x\n",
    "a\n=\n", "a\n---\n", "a\n-\n", "a\nb\n===\n", "> a\n---\n", "- a\n  ---\n", "a\n= =\n",
    "***\n", "- - -\n", "___\n", "***b***\n", "a\n***\nb\n", "+ + +\n", "--\n", "**\n",
    "    code\n", "    a\n\n    b\n", "\tcode\n", "a\n    b\n", "- a\n\n      code\n",
    "```\nx\n```\n", "```swift\nlet a = 1\n\nlet b\n```\n", "~~~\n```\n~~~\n", "````\n```\n````\n",
    "```\nopen\n", "``` a`b\nx\n", "> ```\n> x\n> ```\n", "- ```\n  x\n  ```\n",
    "a\n```\nb\n```\nc\n",
    "  ```\n  x\n  ```\n", "```\n\n```\n", "~~~ a b\nx\n~~~\n", "```\nx\n``\n```\n", "- ```\nout\n",
    "<div>\nx\n</div>\n", "<div>\n\nx\n", "<divx\n", "<!-- a\n\nb -->\n", "<?x\n\n?>\n",
    "<b>a</b>\n",
    "a\n<div>\n", "<script>\n\nx\n</script>\n", "<!A\nb>\n", "<![CDATA[\n\n]]>\n", "<a\nb>\n",
    "> <div>\nx\n",
    "> a\n", "> a\nb\n", "> a\n\n> b\n", "> a\n>\n> b\n", ">> a\n> b\n", "> - a\n> - b\n",
    "> # a\n",
    ">\n", "> a\n> ---\n", ">a\n", "> > a\nb\n\nc\n", "> |a|\n> |-|\n> |b|\n",
    "- a\n", "- a\n- b\n", "- a\n\n- b\n", "- a\n  b\n", "- a\nb\n", "- a\n\n  b\n",
    "- a\n\n\n  b\n",
    "- a\n  - b\n    - c\n", "- a\n+ b\n* c\n", "-\n", "-\n- a\n", "-\n\n  a\n", "-a\n",
    "- a\n-\n- c\n",
    "1. a\n", "1. a\n2. b\n", "1) a\n1. b\n", "2. a\n", "a\n2. b\n", "a\n1. b\n", "1.\n",
    "123456789. a\n",
    "1234567890. a\n", "1. a\n\n   b\n2. c\n", "- 1. a\n  2. b\n", "1. - a\n   - b\n", "10) a\n",
    "- [ ] a\n- [x] b\n", "- [ ]\n", "- [x]\n\n  a\n", "1. [ ] a\n", "- [ ] a\n  - [x] b\n",
    "- [ ]a\n",
    "|a|b|\n|-|-|\n|c|d|\n", "|a|\n|-|\n", "a|b\n-|-\nc\nd|e|f\n", "x\n|a|b|\n|-|-|\n|c|d|\n",
    "|a|\n",
    "|a|\n|-|\n\n|b|\n", "|a|b|\n|:-|-:|\n", "|a|\n|-|-|\n", "- |a|\n  |-|\n  |b|\n",
    "|a|\n|-|\n> b\n",
    "|a|\n|-|\n# b\n", "|a|\n|-|\n- b\n", "a\nb\n|c|\n|-|\n", "|`a|b`|\n|-|\n",
    "|a\\|b|\n|-|\n|c\\|d|\n",
    "|a|\n|-|\n```\nx\n```\n", "|\n", "|-|\n", "| a |\n| - |\n| b |\ntext\n", "|a|b\n|-|-\n|c|d\n",
    "*a* **b** ***c***\n", "*a **b* c**\n", "`a` ``b`c``\n", "~~a~~ ~b~\n", "a*b*c _d_ e_f_g\n",
    "[a](b)\n", "[a](b \"c\")\n", "![a](b)\n", "[a][b]\n", "[a]\n", "<https://a.b>\n",
    "www.a.bc x@y.zz\n",
    "https://a.b/c?d=e&f\n", "&amp; &copy; &#65; &x;\n", "\\* \\# \\[\n", "a\u{a0}b\n",
    "é ü 漢字 👍\n",
    "*a\nb*\n", "`a\nb`\n", "[a\nb](c)\n", "**a\n\nb**\n", "他说**明天见。**然后\n", "a <b\n c> d\n",
    "[a]: /u\n", "[b]: /v 'c'\n\n[b]\n", "[c\n]: /u\n", "> [d]: /w\n", "- [e]: x\n", "[f]:\n/u\n",
    "\n", "\n\n", "   \n", "a\r\nb\r\n", "a\rb\r", "- a\r\n\r\n  b\r\n", "\u{feff}a\n", "\u{0}a\n",
  ]

  /// A document of 2 to 5 random examples, sometimes with blank lines between them or without its
  /// last line end.
  static func join(_ random: inout RandomSource) -> [UInt8] {
    var text = ""
    for _ in 0..<random.within(2...5) {
      text += all[random.below(all.count)]
      if random.chance(1, in: 3) { text += "\n" }
    }
    var bytes = Array(text.utf8)
    if random.chance(1, in: 4) { bytes.removeLast() }
    return bytes
  }
}
