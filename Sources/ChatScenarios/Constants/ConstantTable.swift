internal import TimelineCoordinator
internal import TimelineScroll

/// The constants that `--set` and scenarios can change: one row for each.
///
/// Source: BM-SWEEP-2, S-NAME-4.
public enum ConstantTable {
  /// All constants, grouped by the part of the screen that they rule.
  public static let all: [Constant] =
    renderConstants + layoutConstants + rowConstants + scrollConstants + revealConstants
    + olderConstants + followConstants + bottomConstants + textConstants + markdownConstants
    + dataConstants

  /// The keys of all constants.
  public static var keys: [String] { all.map(\.key) }

  /// The constant of a key, or `nil` if there is none.
  ///
  /// - Complexity: O(*c*), where *c* is the number of constants.
  public static func constant(_ key: String) -> Constant? {
    all.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Reads `key=value` as it is given to `--set`.
  ///
  /// - Throws: `InputError` for a text without `=`, an unknown key, and a value that is none of the
  ///   key's or lies outside its range.
  public static func setting(from text: String) throws(InputError) -> ConstantSetting {
    let setting = try ConstantSetting(option: text)
    var tuning = AppTuning()
    try apply(setting, to: &tuning, at: "--set " + setting.key)
    return setting
  }

  /// Sets constants in a tuning and checks the relations between them.
  ///
  /// - Parameters:
  ///   - settings: What to set; of two settings of one key the later one holds.
  ///   - tuning: What is changed.
  ///   - place: How an error names where the settings come from.
  /// - Throws: `InputError` for an unknown key or value, and for a broken relation.
  public static func apply(
    _ settings: [ConstantSetting],
    to tuning: inout AppTuning,
    at place: String
  ) throws(InputError) {
    for setting in settings { try apply(setting, to: &tuning, at: place + ": " + setting.key) }
    try checkRelations(of: tuning, at: place)
  }

  /// The constants of a tuning that differ from their defaults, with their values.
  ///
  /// - Complexity: O(*c*), where *c* is the number of constants.
  public static func differences(of tuning: AppTuning) -> [ConstantSetting] {
    let defaults = AppTuning()
    return all.compactMap { constant in
      let binding = constant.binding
      guard binding.parts(in: tuning) != binding.parts(in: defaults) else { return nil }
      return ConstantSetting(key: constant.key, text: constant.text(in: tuning))
    }
  }

  /// The switches whose value every result prints, with their values in a tuning.
  ///
  /// Source: BM-ENV-1, T-DET-2.
  public static func alwaysShown(of tuning: AppTuning) -> [ConstantSetting] {
    let isSwitch = { (key: String) in
      ["model.", "text."].contains { key.utf8.starts(with: $0.utf8) }
    }
    return all.filter { isSwitch($0.key) }.map {
      ConstantSetting(key: $0.key, text: $0.text(in: tuning))
    }
  }

  private static func apply(
    _ setting: ConstantSetting,
    to tuning: inout AppTuning,
    at place: String
  ) throws(InputError) {
    guard let constant = constant(setting.key) else {
      let hint = NearestNames.hint(for: setting.key, among: keys, orSee: "list keys")
      throw InputError(place: place, message: "unknown key" + hint)
    }
    guard let parts = constant.unit.parts(of: setting.text) else {
      throw InputError(
        place: place,
        message: "\(setting.text) is no \(constant.unit.noun)"
      )
    }
    guard constant.range.contains(parts) else {
      let value = constant.unit.text(of: parts)
      throw InputError(
        place: place,
        message: "\(value) lies outside the range \(constant.rangeText)"
      )
    }
    constant.binding.set(parts, in: &tuning)
  }

  /// Checks settings and the relations between the constants that they lead to.
  ///
  /// - Throws: `InputError` for an unknown key or value, and for a broken relation.
  public static func check(
    _ settings: [ConstantSetting],
    at place: String
  ) throws(InputError) {
    var tuning = AppTuning()
    try apply(settings, to: &tuning, at: place)
  }

  /// Checks one setting by itself, without a place in its error.
  static func check(_ setting: ConstantSetting) throws(InputError) {
    var tuning = AppTuning()
    try apply(setting, to: &tuning, at: setting.key)
  }

  private static func checkRelations(of tuning: AppTuning, at place: String) throws(InputError) {
    let screen = tuning.screen
    if screen.reveal.maximumPasses <= screen.reveal.stillPasses {
      throw InputError(
        place: place,
        message: "reveal.maximumPasses must be larger than reveal.stillPasses"
      )
    }
    if screen.follow.maximumSpeed < screen.follow.minimumSpeed {
      throw InputError(
        place: place,
        message: "follow.maximumSpeed must not be lower than follow.minimumSpeed"
      )
    }
    if screen.bottom.maximumPasses < screen.bottom.stablePasses {
      throw InputError(
        place: place,
        message: "bottom.maximumPasses must not be smaller than bottom.stablePasses"
      )
    }
  }
}
