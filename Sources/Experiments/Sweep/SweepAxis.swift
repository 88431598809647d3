public import ChatScenarios

/// A constant and the values that a sweep gives it.
public struct SweepAxis: Equatable, Sendable {
  /// The constant's key.
  public var key: String
  /// The values as they are written, each found valid.
  public var values: [String]

  /// Creates an axis from values that were found valid.
  public init(key: String, values: [String]) {
    self.key = key
    self.values = values
  }

  /// Reads `KEY=V1,V2,…`; `LOW..HIGH:N` among the values stands for so many in equal steps.
  ///
  /// - Throws: `InputError` for another form, an unknown key, a value that is none of the key's,
  ///   lies outside its range or is there twice, and a range that does not run upwards.
  public init(parsing text: String) throws(InputError) {
    let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map(
      String.init(decoding:)
    )
    guard parts.count == 2 else {
      throw InputError(place: "--vary \(text)", message: "write it as KEY=VALUE,VALUE,…")
    }
    key = parts[0]
    values = []
    let place = "--vary \(key)"
    for word in parts[1].utf8.split(separator: UInt8(ascii: ",")).map(String.init(decoding:)) {
      for value in try SweepAxis.expand(word, of: key, at: place) {
        let setting = ConstantSetting(key: key, text: value)
        try ConstantTable.check(only: setting, at: place)
        let written = ConstantTable.normalized(setting) ?? value
        guard !values.contains(where: { $0.utf8.elementsEqual(written.utf8) }) else {
          throw InputError(place: place, message: "\(written) is among the values twice")
        }
        values.append(written)
      }
    }
    guard !values.isEmpty else { throw InputError(place: place, message: "it has no value") }
  }

  private static func expand(
    _ word: String,
    of key: String,
    at place: String
  ) throws(InputError) -> [String] {
    let parts = word.utf8.split(separator: UInt8(ascii: ":")).map(String.init(decoding:))
    guard parts.count == 2, let dots = parts[0].firstRange(of: "..") else { return [word] }
    let low = ConstantSetting(key: key, text: String(parts[0][..<dots.lowerBound]))
    let high = ConstantSetting(key: key, text: String(parts[0][dots.upperBound...]))
    for end in [low, high] { try ConstantTable.check(only: end, at: place) }
    guard let count = Int(parts[1]), (2...10_000).contains(count),
      let values = ConstantTable.steps(from: low, to: high, count: count)
    else {
      throw InputError(place: place, message: "write a range as LOW..HIGH:N with N from 2 to 10000")
    }
    guard ConstantTable.isAscending(low, high) else {
      throw InputError(place: place, message: "\(parts[0]) has to run upwards, as LOW..HIGH:N")
    }
    return values
  }
}

extension String {
  fileprivate init(decoding part: Substring.UTF8View) {
    self = String(decoding: part, as: UTF8.self)
  }
}
