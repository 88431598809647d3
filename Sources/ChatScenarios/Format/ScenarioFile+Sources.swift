internal import StrictJSON
internal import TimelineUnits

/// What a scenario says about itself: the threads it replays, and what its work costs.
extension ScenarioFile {
  static func threads(_ value: JSONValue?) throws(JSONError) -> [String] {
    guard let value else { return [] }
    var threads: [String] = []
    for element in try value.elements() {
      let address = try element.string()
      guard isThread(address) else {
        throw element.error(
          rule: FormatRule.names,
          "a thread is https://github.com/OWNER/REPOSITORY/issues/N, or pull or discussions"
        )
      }
      threads.append(address)
    }
    return threads
  }

  /// The costs of a scenario: the name of a shipped profile, or prices of its own.
  static func costs(_ value: JSONValue?) throws(JSONError) -> CostProfile {
    guard let value else { return .free }
    guard value.kind == .string else {
      return CostProfile(name: "stated", cost: try CostFile.cost(value))
    }
    let name = try value.string()
    guard let profile = CostTable.profile(named: name) else {
      let hint = NearestNames.hint(for: name, among: CostTable.profileNames)
      throw value.error(rule: FormatRule.names, "unknown cost profile" + hint)
    }
    return profile
  }

  private static func isThread(_ address: String) -> Bool {
    let prefix = "https://github.com/"
    guard address.utf8.count <= 200, address.utf8.starts(with: prefix.utf8) else { return false }
    let parts = address.utf8.dropFirst(prefix.utf8.count).split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    guard parts.count == 4 else { return false }
    let kinds = ["issues", "pull", "discussions"]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return parts[0...1].allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
      && kinds.contains { $0.utf8.elementsEqual(parts[2]) }
      && !parts[3].isEmpty && parts[3].allSatisfy(digits.contains)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
