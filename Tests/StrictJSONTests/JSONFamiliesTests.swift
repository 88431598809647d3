import CSimdJSON
import StrictJSON
import Testing

/// Families of documents made by rule: every token at every place, good and bad.
///
/// Covers `JSONDiagnosis+Strings`, `JSONDiagnosis+Tokens`.
@Suite struct JSONFamiliesTests {
  /// A place in a document, as what stands before and behind a value.
  private static let places = [
    ("", ""), (" ", "\n"), ("[", "]"), ("[ ", " ]"), ("[1,", "]"), ("[", ",1]"), ("{\"a\":", "}"),
    ("{\"a\": ", " ,\"b\":[]}"), ("[[{\"a\":[", "]}]]"), ("{\"\":{},\"b\":", "\r}"),
  ]

  private static let goodValues = [
    "0", "-0", "7", "-12", "1.5", "-0.25", "1e2", "1E+2", "1.0e-2", "9007199254740993", "true",
    "false", "null", "\"\"", "\"a\"", "\"\\u0000\"", "\"\\ud834\\udd1e\"", "\"é\u{7f}\u{2028}\"",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "[]", "{}", "[[],{}]", "{\"a\":1,\"b\":{\"a\":2}}",
  ]

  /// Tokens that are no value, with the place of the fault in them.
  private static let badTokens: [(text: String, fault: Int)] = [
    ("+1", 0), ("-", 0), ("01", 0), ("-01", 0), ("1.", 0), (".5", 0), ("1.e2", 0), ("1e", 0),
    ("1e+", 0), ("0x1", 0), ("1_0", 0), ("1e400", 0), ("18446744073709551616", 0), ("NaN", 0),
    ("Infinity", 0), ("-Infinity", 0), ("True", 0), ("nul", 0), ("truee", 0), ("undefined", 0),
    ("'a'", 0), ("a", 0), ("\"\\x41\"", 1), ("\"\\u12\"", 1), ("\"\\u12G4\"", 1),
    ("\"\\ud800\"", 1), ("\"\\udc00\"", 1), ("\"\\ud800\\u0041\"", 1), ("\"a\nb\"", 2),
    ("\"\u{0}\"", 1), ("\"\\\u{0}\"", 1), ("\"\\\t\"", 1), ("\"\\🌀\"", 1), ("\u{0}", 0), ("*", 0),
    ("\u{2060}", 0), ("\\u000a", 0), ("🇨🇭", 0),
  ]

  /// Bytes that are no UTF-8, inside and outside of strings.
  private static let badBytes: [(bytes: [UInt8], fault: Int)] = [
    ([0xff], 0), ([0xe5], 0), ([0x22, 0xff, 0x22], 1), ([0x22, 0x80, 0x22], 1),
    ([0x22, 0xc0, 0xaf, 0x22], 1), ([0x22, 0xe2, 0x82, 0x22], 1),
    ([0x22, 0xed, 0xa0, 0x80, 0x22], 1), ([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], 1),
    ([0x22, 0x5c, 0xe5, 0x22], 1), ([0x22, 0x5c, 0x75, 0x30, 0xe5, 0x22], 1),
    ([0x22, 0x61, 0xf0, 0x9d, 0x84, 0x22], 2),
  ]

  private func domAccepts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { csj_dom_accepts($0.baseAddress, $0.count, 64) }
  }

  @Test func `23 values at 10 places make 230 documents that are read`() {
    for value in Self.goodValues {
      for (before, behind) in Self.places {
        let text = before + value + behind
        #expect(refusal(text) == nil, "\(text)")
        #expect(domAccepts(Array(text.utf8)), "\(text)")
      }
    }
    #expect(Self.goodValues.count * Self.places.count == 230)
  }

  @Test func `49 tokens and byte sequences at 10 places make 490 documents that are refused there`()
  {
    let bad = Self.badTokens.map { (bytes: Array($0.text.utf8), fault: $0.fault) } + Self.badBytes
    for (token, fault) in bad {
      for (before, behind) in Self.places {
        let bytes = Array(before.utf8) + token + Array(behind.utf8)
        let error = refusal(bytes)
        #expect(error?.rule == "H-JSON-1", "\(bytes)")
        #expect(error?.byteOffset == before.utf8.count + fault, "\(before) \(token)")
        #expect(!domAccepts(bytes), "\(bytes)")
      }
    }
    #expect(bad.count * Self.places.count == 490)
  }

  @Test func `A byte-order mark, whole or cut, is refused before any document`() {
    for mark in [[0xef, 0xbb, 0xbf], [0xef, 0xbb], [0xef]] as [[UInt8]] {
      for text in ["", "{}", "[1]", "7"] {
        #expect(refusal(mark + Array(text.utf8))?.byteOffset == 0)
      }
    }
  }

  @Test func `Each bracket, comma and colon taken away or doubled is refused`() {
    let text = #"{"a":[1,{"b":[]}],"c":{"d":"e","f":[2,true]}}"#
    let bytes = Array(text.utf8)
    let signs = Array("{}[],:".utf8)
    var count = 0
    for index in bytes.indices where signs.contains(bytes[index]) {
      let without = Array(bytes[..<index] + bytes[(index + 1)...])
      let doubled = Array(bytes[...index] + bytes[index...])
      for changed in [without, doubled] {
        #expect(refusal(changed)?.rule == "H-JSON-1", "\(index)")
        #expect(!domAccepts(changed), "\(index)")
        count += 1
      }
    }
    #expect(count == 42)
  }
}
