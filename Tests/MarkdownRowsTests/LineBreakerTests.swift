import Testing

@testable import MarkdownRows

#if canImport(Glibc)
import Glibc
#endif

@Suite struct LineBreakerTests {
  private static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  private func positions(_ text: String, _ tailoring: Tailoring) throws -> [Int] {
    var breaker = try LineBreaker()
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      breaker.positions(in: bytes, tailoring: tailoring).map {
        Int($0 & ~LineBreaker.mandatory) * ($0 >= LineBreaker.mandatory ? -1 : 1)
      }
    }
  }

  /// The case of a line of the file: the text and the positions of its breaks.
  private func parse(_ line: Substring) -> (text: [UInt8], breaks: [Int])? {
    let fields = line.split(separator: "#", omittingEmptySubsequences: false)[0]
      .split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard !fields.isEmpty else { return nil }
    var text: [UInt8] = []
    var breaks: [Int] = []
    for field in fields {
      if field == "÷" {
        if !text.isEmpty { breaks.append(text.count) }
      } else if field != "×", let value = UInt32(field, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        text += Array(String(Character(scalar)).utf8)
      }
    }
    return (text, breaks)
  }

  /// T-BREAK-2.
  @Test(.enabled(if: access(path, R_OK) == 0, "the package unicode-data is not installed"))
  func `The Unicode test fails in exactly the 22 cases of ICU's own tailoring`() throws {
    var breaker = try LineBreaker()
    let file = try #require(TestFile.read(LineBreakerTests.path))
    var cases = 0
    var differences: [String] = []
    for line in file.split(separator: "\n") {
      guard let (text, breaks) = parse(line) else { continue }
      cases += 1
      for usesFastPath in [true, false] {
        let found = text.withUnsafeBufferPointer { bytes in
          breaker.positions(in: bytes, tailoring: .uax14, usesFastPath: usesFastPath).map {
            Int($0 & ~LineBreaker.mandatory)
          }
        }
        guard found != breaks else { continue }
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        let name = scalars.map { String($0.value, radix: 16, uppercase: true) }
          .joined(separator: " ")
        if differences.last != name { differences.append(name) }
      }
    }
    #expect(cases == 7_654)
    #expect(differences == LineBreakerTests.known)
  }

  /// The cases in which ICU 72 differs: a hyphen at the start of the text, and commas and full
  /// stops before digits.
  private static let known = [
    "2D 23",
    "2D 308 23",
    "2D A7",
    "2D 308 A7",
    "2D 50005",
    "2D 308 50005",
    "2D E01",
    "2D 308 E01",
    "2C 30",
    "2C 308 30",
    "65 71 75 61 6C 73 20 2E 33 35 20 63 65 6E 74 73",
    "61 2E 32 20",
    "61 2E 32 20 915",
    "61 2E 32 20 672C",
    "61 2E 32 3000 672C",
    "61 2E 32 3000 307E",
    "61 2E 32 3000 33",
    "41 2E 31 20 BABB",
    "BD24 C5B4 2E 20 41 2E 32 20 BCFC",
    "BD10 C694 2E 20 41 2E 33 20 BABB",
    "C694 2E 20 41 2E 34 20 BABB",
    "61 2E 32 3000 300C",
  ]

  /// T-WEB-1 to T-WEB-4.
  @Test func `The web's rules change ICU's positions between ASCII characters only`() throws {
    #expect(try positions("a .node", .uax14) == [7])
    #expect(try positions("a .node", .web) == [2, 7])
    #expect(try positions("https://a.b/c/d", .uax14) == [8, 12, 14, 15])
    #expect(try positions("https://a.b/c/d", .web) == [15])
    #expect(try positions("well-known", .web) == [5, 10])
    #expect(try positions("a -1", .web) == [2, 4])
    #expect(try positions("a-1", .web) == [2, 3])
    #expect(try positions("f(x)[0]", .web) == [4, 7])
    #expect(try positions("a\nb c", .web) == [-2, 4, 5])
    #expect(try positions("é/a b", .web) == [5, 6])
    #expect(try positions("漢字/a/b", .web) == [3, 10])
  }

  /// T-BREAK-1.
  @Test func `A mandatory break is marked, at the end of the text too`() throws {
    #expect(try positions("a\n", .uax14) == [-2])
    #expect(try positions("é\n\nb", .uax14) == [-3, -4, 5])
    #expect(try positions("", .uax14).isEmpty)
  }
}
