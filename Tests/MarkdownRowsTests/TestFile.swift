#if canImport(Glibc)
import Glibc
#endif

/// Files that tests read.
enum TestFile {
  /// The bytes of a file, or nil when it cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The text of a file, or nil when it cannot be read.
  static func read(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder of the package.
  static var repository: String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  }

  /// The folder of the test inputs that are shared between tests.
  static var fixtures: String { repository + "/Tests/Fixtures" }

  /// The chat answers of the test corpus, in the order of their names.
  static func answers() -> [[UInt8]] {
    let names = [
      "01-retry", "02-table", "03-deutsch", "04-langues", "05-cjk", "06-rtl", "07-emoji",
      "08-code", "09-links", "10-nested", "11-prose", "12-mixed",
    ]
    return names.compactMap { bytes("\(fixtures)/Answers/\($0).txt") }
  }
}
