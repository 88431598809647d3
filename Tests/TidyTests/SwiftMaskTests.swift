import Testing

@Suite struct SwiftMaskTests {
  @Test(arguments: [
    ("let a = 1 // b {", "let a = 1       "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("let s = \"if {\"", "let s =       "),
    ("f(\"a\\(b + g(\")\"))c\") + d", "f(    b + g(   )   ) + d"),
    ("let s = #\"a\"b\\(c\"# + d", "let s =            + d"),
    ("let q = \"\\\"{\" + d", "let q =       + d"),
    ("func `a { b`()", "func  _____ ()"),
    ("x.matches(of: /a[\"{]b/) + c", "x.matches(of:         ) + c"),
    ("let half = a / b + c / d", "let half = a / b + c / d"),
    ("\"ü\" + ü", "     + ü"),
  ])
  func `Comments and the insides of strings, names and expressions are blanked`(
    source: String,
    masked: String
  ) {
    #expect(SwiftMask.masked(source) == masked)
  }

  @Test func `Strings of several lines keep their line ends and the code inside them`() {
    let source = "let s = \"\"\"\n  if { \\(value) \"\"\n  \"\"\"\nlet t = 1"
    let masked = SwiftMask.masked(source)
    #expect(masked == "let s =    \n         value    \n     \nlet t = 1")
  }

  @Test(arguments: ["\"", "/*", "`", "\"\\", "#\"", "\"\"\"", "/", "f(/x", "\"\\("])
  func `A text that ends in the middle ends the scan`(source: String) {
    #expect(SwiftMask.masked(source).utf8.count == source.utf8.count)
  }
}
