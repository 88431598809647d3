import StrictJSON
import Testing

@Suite struct JSONValueTests {
  private func value(_ text: String) throws(JSONError) -> JSONValue {
    try document(text).root
  }

  /// H-JSON-3.
  @Test func `Integers are judged by the text of their token`() throws {
    let exact: [(String, Int64)] = [
      ("0", 0), ("-1", -1), ("7", 7), ("10", 10), ("9007199254740991", 9_007_199_254_740_991),
      ("-9007199254740991", -9_007_199_254_740_991),
    ]
    for (text, integer) in exact {
      #expect(try value(text).exactInteger() == integer)
      #expect(try value(" [ \(text) ] ").elements().map { $0.byteOffset } == [3])
    }
    let refused = [
      "-0", "1.0", "1e3", "1E5", "0e1", "-0.0", "0.0", "9007199254740992", "9007199254740993",
      "-9007199254740992", "9007199254740993.0", "1e-400", "3.5",
    ]
    for text in refused {
      let array = try value("[\(text)]").elements()
      let error = failure { () throws(JSONError) in try array.map { $0 }[0].exactInteger() }
      #expect(error?.rule == "H-JSON-3", "\(text)")
      #expect(error?.byteOffset == 1, "\(text)")
      #expect(error?.path == "[0]", "\(text)")
    }
    let long = failure { () throws(JSONError) in try value("18446744073709551615").exactInteger() }
    #expect(long?.rule == "H-JSON-7")
    #expect(try value("5").exactUnsigned() == 5)
    #expect(failure { () throws(JSONError) in try value("-5").exactUnsigned() }?.rule == "H-JSON-3")
  }

  @Test func `A shorter token limit refuses an integer that is in range`() throws {
    var limits = JSONLimits()
    limits.maximumIntegerLength = 16
    let root = try document("-9007199254740991", limits: limits).root
    #expect(failure { () throws(JSONError) in try root.exactInteger() }?.rule == "H-JSON-7")
  }

  @Test func `Every number reads as its nearest double`() throws {
    let numbers: [(String, Double)] = [
      ("0", 0), ("-1", -1), ("1e3", 1_000), ("0.1", 0.1), ("18446744073709551615", 0x1p64),
      ("9007199254740993", 9_007_199_254_740_992), ("1e-400", 0),
      ("5e-324", .leastNonzeroMagnitude),
      ("-9223372036854775808", -0x1p63),
    ]
    for (text, number) in numbers { #expect(try value(text).number() == number) }
    #expect(try value("-0").number().sign == .minus)
    #expect(try value("-0.0").number().sign == .minus)
  }

  /// H-JSON-5.
  @Test func `A value of another kind is refused and never converted`() throws {
    let samples = ["null", "true", "1", "\"1\"", "[1]", "{\"a\":1}"]
    for sample in samples {
      let root = try value(sample)
      let readings: [(String, JSONError?)] = [
        ("true", failure { () throws(JSONError) in try root.bool() }),
        ("1", failure { () throws(JSONError) in try root.exactInteger() }),
        ("1", failure { () throws(JSONError) in try root.number() }),
        ("\"1\"", failure { () throws(JSONError) in try root.string() }),
        ("\"1\"", failure { () throws(JSONError) in try root.bytes() }),
        ("[1]", failure { () throws(JSONError) in try root.elements() }),
        ("{\"a\":1}", failure { () throws(JSONError) in try root.members() }),
        ("{\"a\":1}", failure { () throws(JSONError) in try root.object() }),
      ]
      for (own, error) in readings {
        #expect(error?.rule == (own == sample ? nil : "H-JSON-5"), "\(sample) as \(own)")
      }
      #expect(root.isNull == (sample == "null"))
    }
  }

  /// H-JSON-4.
  @Test func `Composed and decomposed letters are different strings and different keys`() throws {
    let root = try value(#"{"\u00e9":1,"e\u0301":2}"#)
    #expect(try root.members().map(\.key) == [[0xc3, 0xa9], [0x65, 0xcc, 0x81]])
    #expect(try root.member("\u{e9}")?.exactInteger() == 1)
    #expect(try root.member("e\u{301}")?.exactInteger() == 2)
    #expect(try !value("\"e\u{301}\"").isString("\u{e9}"))
    #expect(try value("\"e\u{301}\"").isString("e\u{301}"))
  }

  @Test func `Escapes decode to the bytes that they name`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0000\u00e9\u20AC\ud83d\ude00x""#
    let bytes: [UInt8] = [0x22, 0x5c, 0x2f, 8, 12, 10, 13, 9, 0]
    #expect(try value(text).bytes() == bytes + Array("é€😀x".utf8))
    #expect(try value(text).withBytes { $0.count } == 9 + 2 + 3 + 4 + 1)
    #expect(try value(#""""#).bytes() == [])
    #expect(try value(#""""#).isString(""))
    #expect(try value(#""\u0061b""#).string() == "ab")
  }

  @Test func `Every value knows its place, its path and its own bytes`() throws {
    let text = #" {"timeline": [ {"a":1}, {"sourceOrder" : [3, "x" ] , "a.b":{} } ], "é":[[]]} "#
    let root = try value(text)
    let row = try #require(try root.member("timeline")).elements().map { $0 }[1]
    let order = try #require(try row.member("sourceOrder"))
    let second = try order.elements().map { $0 }[1]
    #expect(root.path == "")
    #expect(row.path == "timeline[1]")
    #expect(order.path == "timeline[1].sourceOrder")
    #expect(second.path == "timeline[1].sourceOrder[1]")
    #expect(try row.member("a.b")?.path == #"timeline[1]["a.b"]"#)
    #expect(try root.member("é")?.elements().map(\.path) == ["?[0]"])
    #expect(String(decoding: order.rawBytes, as: UTF8.self) == #"[3, "x" ]"#)
    #expect(String(decoding: second.rawBytes, as: UTF8.self) == #""x""#)
    let end = text.utf8.count - 1
    #expect(Array(Array(text.utf8)[root.byteOffset..<end]) == root.rawBytes)
  }

  @Test func `A number, a word or an integer outside its bounds is refused with the given rule`()
    throws
  {
    let root = try value(#"[5, 0.5, "warm"]"#)
    let parts = try root.elements().map { $0 }
    #expect(try parts[0].integer(in: 5...5) == 5)
    #expect(try parts[1].number(in: 0.5...1) == 0.5)
    #expect(try parts[2].choice(["cold": 1, "warm": 2]) == 2)
    let integer = failure { () throws(JSONError) in try parts[0].integer(in: 6...9, rule: "R-1") }
    let number = failure { () throws(JSONError) in try parts[1].number(in: 0.6...1, rule: "R-2") }
    let word = failure { () throws(JSONError) in try parts[2].choice(["cold": 1], rule: "R-3") }
    #expect(integer?.rule == "R-1")
    #expect(integer?.message == "expected an integer from 6 to 9")
    #expect(number?.rule == "R-2")
    #expect(word?.message == "expected one of: cold")
    #expect(word?.byteOffset == 9)
  }
}
