internal import ChatScenarios

extension CostProfile {
  /// Reads the price list of a file, or finds the shipped profile of a name.
  ///
  /// - Throws: `InputError` for a file that cannot be read or is no price list, and for a name that
  ///   is neither a file nor a profile.
  static func read(_ text: String) throws(InputError) -> CostProfile {
    if InputFile.kind(of: text) == nil, let profile = CostTable.profile(named: text) {
      return profile
    }
    if InputFile.kind(of: text) == nil, !InputFile.hasEnding(text, ".json") {
      let hint = NearestNames.hint(for: text, among: CostTable.profileNames, orSee: "list costs")
      throw InputError(place: "--cost \(text)", message: "no such file or profile" + hint)
    }
    return try CostFile.decode(InputFile.read(text, as: text), at: text)
  }
}
