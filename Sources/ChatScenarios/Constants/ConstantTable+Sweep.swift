internal import MarkdownRows

/// What a sweep over constants needs to know about their values.
extension ConstantTable {
  /// Checks one setting by itself; how it fits other constants is not asked.
  ///
  /// - Throws: `InputError` for an unknown key, a value that is none of the key's, and one outside
  ///   its range.
  public static func check(
    only setting: ConstantSetting,
    at place: String
  ) throws(InputError) {
    do {
      if CostTable.isPrice(setting.key) {
        if !CostTable.isOwn(setting) { try CostTable.check(setting) }
      } else {
        try check(setting)
      }
    } catch {
      throw InputError(place: place, message: error.message)
    }
  }

  /// A setting's value as it is printed, such as `48 ms` for `48ms`; `nil` if it is none.
  public static func normalized(_ setting: ConstantSetting) -> String? {
    if CostTable.isOwn(setting) { return setting.text }
    guard let unit = unit(of: setting.key), let parts = unit.parts(of: setting.text) else {
      return nil
    }
    return unit.text(of: parts)
  }

  /// The unit of a constant or a price.
  private static func unit(of key: String) -> ConstantUnit? {
    if let constant = constant(key) { return constant.unit }
    return CostTable.costKey(key) == nil ? nil : .milliseconds
  }

  /// The values of the product's constants, after settings that hold for all.
  ///
  /// - Returns: The value of each key; keys that do not exist are left out.
  /// - Throws: `InputError` for a setting that does not exist or does not fit the others.
  public static func values(
    of keys: [String],
    with settings: [ConstantSetting]
  ) throws(InputError) -> [ConstantSetting] {
    var tuning = AppTuning()
    try apply(settings, to: &tuning, at: "--set")
    return keys.compactMap { key in
      constant(key).map { ConstantSetting(key: key, text: $0.text(in: tuning)) }
    }
  }

  /// Whether a constant changes what rows measure and how text streams in.
  public static func isOfText(_ key: String) -> Bool {
    (textConstants + markdownConstants).contains { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Whether settings leave the limits on text as they are, which recorded heights need.
  ///
  /// - Throws: `InputError` for a setting that does not exist or does not fit the others.
  public static func keepsTextLimits(_ settings: [ConstantSetting]) throws(InputError) -> Bool {
    var tuning = AppTuning()
    try apply(settings, to: &tuning, at: "--vary")
    return tuning.text.limits == .standard
  }

  /// Values in equal steps, both ends included; `nil` for a key that has no order.
  public static func steps(
    from low: ConstantSetting,
    to high: ConstantSetting,
    count: Int
  ) -> [String]? {
    guard let unit = unit(of: low.key), count > 1 else { return nil }
    if case .choice = unit { return nil }
    guard let first = unit.parts(of: low.text), let last = unit.parts(of: high.text) else {
      return nil
    }
    return (0..<count).map { step in
      let share = Double(last - first) * Double(step) / Double(count - 1)
      return unit.text(of: first + Int64(share.rounded(.toNearestOrEven)))
    }
  }

  /// Whether a setting has a larger value than another one of its key.
  public static func isAscending(_ low: ConstantSetting, _ high: ConstantSetting) -> Bool {
    guard let unit = unit(of: low.key), let first = unit.parts(of: low.text),
      let last = unit.parts(of: high.text)
    else { return false }
    return first < last
  }

  /// The values around a setting that show how much depends on it: half and double of it within its
  /// range, or the other words of a choice.
  public static func neighbours(of setting: ConstantSetting) -> [String] {
    guard let constant = constant(setting.key), let parts = constant.unit.parts(of: setting.text)
    else { return [] }
    let candidates: [Int64] =
      if case .choice(let words) = constant.unit {
        Array(0..<Int64(words.count))
      } else {
        [parts / 2, parts == 0 ? constant.unit.parts : parts * 2].map {
          min(max($0, constant.range.lowerBound), constant.range.upperBound)
        }
      }
    return candidates.filter { $0 != parts }.map(constant.unit.text)
  }
}
