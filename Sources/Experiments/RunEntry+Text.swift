internal import ChatScenarios

extension RunEntry {
  /// The scenario's name as it is written: `family/slug`.
  public var name: String { scenario.description }

  /// The family of the scenario.
  public var family: String { scenario.family }

  /// The scenario's name within its family.
  public var slug: String { scenario.slug }

  /// The constants that differ from their defaults, as keys and values with units.
  public var settings: [(key: String, text: String)] {
    constants.map { ($0.key, $0.text) }
  }
}
