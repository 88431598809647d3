extension RuleTable {
  /// Which test suites pin which rule, collected from the tests; CONTRIBUTING.md says how.
  static let pins = """
    """
}
