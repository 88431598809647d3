public import TimelineSimulation
internal import TimelineUnits

/// The prices that scenarios, cost files and `--set` can state, and the profiles that ship.
///
/// No trustworthy figure of what a hosted cell costs on a phone was found, so the shipped profiles
/// are modelled: chosen so that renders and new rows cost a sizeable part of a frame.
///
/// Source: U-CELL-3, U-CALIB-4, H-SETTLE-3.
public enum CostTable {
  /// What the keys of prices begin with.
  public static let prefix = "cost."

  /// All prices, in the order of all outputs.
  public static let all: [CostKey] = [
    CostKey("cost.render", \.render, "A render of the view model."),
    CostKey("cost.snapshot", \.snapshot, "Applying one list snapshot."),
    CostKey(
      "cost.snapshotRow",
      \.snapshotRow,
      "Each row that a list snapshot inserts, deletes or moves, on top of the snapshot."
    ),
    CostKey("cost.layoutPass", \.layoutPass, "One pass of the layout loop."),
    CostKey("cost.configure", \.configure, "Filling one cell with a row's content."),
    CostKey("cost.measure", \.measure, "Measuring one cell, whatever its height."),
    CostKey(
      "cost.measurePer100Points",
      \.measurePer100Points,
      "Measuring one cell, for each 100 pt of its height, on top of the measuring."
    ),
    CostKey("cost.commit", \.commit, "Committing a frame that has something new to show."),
  ]

  /// The keys of all prices.
  public static var keys: [String] { all.map(\.key) }

  /// The price of a key, or `nil` if there is none.
  ///
  /// - Complexity: O(*k*), where *k* is the number of keys.
  public static func costKey(_ key: String) -> CostKey? {
    all.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Whether a key stands among the prices and not among the constants of the app.
  public static func isPrice(_ key: String) -> Bool { key.utf8.starts(with: prefix.utf8) }

  /// The value that stands for each scenario's own price in a sweep.
  public static let own = "own"

  /// Whether a setting leaves a price as each scenario states it.
  public static func isOwn(_ setting: ConstantSetting) -> Bool {
    isPrice(setting.key) && setting.text.utf8.elementsEqual(own.utf8)
  }

  /// The profiles that ship, all of them modelled.
  public static let profiles: [CostProfile] = [
    CostProfile(
      name: "modelled-phone",
      cost: WorkCost(
        render: .microseconds(1_500),
        snapshot: .microseconds(1_000),
        snapshotRow: .microseconds(20),
        layoutPass: .microseconds(250),
        configure: .microseconds(500),
        measure: .microseconds(750),
        measurePer100Points: .microseconds(250),
        commit: .microseconds(1_000)
      )
    ),
    CostProfile(
      name: "modelled-slow-phone",
      cost: WorkCost(
        render: .microseconds(6_000),
        snapshot: .microseconds(4_000),
        snapshotRow: .microseconds(80),
        layoutPass: .microseconds(1_000),
        configure: .microseconds(2_000),
        measure: .microseconds(3_000),
        measurePer100Points: .microseconds(1_000),
        commit: .microseconds(4_000)
      )
    ),
  ]

  /// The names of the profiles that ship.
  public static var profileNames: [String] { profiles.map(\.name) }

  /// The shipped profile of a name, or `nil` if there is none.
  public static func profile(named name: String) -> CostProfile? {
    profiles.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Reads `key=value` as it is given to `--set`.
  ///
  /// - Throws: `InputError` for a text without `=`, an unknown key, and what is no price.
  public static func setting(from text: String) throws(InputError) -> ConstantSetting {
    let setting = try ConstantSetting(option: text)
    var cost = WorkCost()
    try apply([setting], to: &cost, at: "--set")
    return setting
  }

  /// Sets prices in a list.
  ///
  /// - Parameters:
  ///   - settings: What to set; of two settings of one key the later one holds.
  ///   - cost: What is changed.
  ///   - place: How an error names where the settings come from.
  /// - Throws: `InputError` for an unknown key, and for what is no price from 0 to 1 s.
  public static func apply(
    _ settings: [ConstantSetting],
    to cost: inout WorkCost,
    at place: String
  ) throws(InputError) {
    for setting in settings {
      let price = try price(setting, at: place + ": " + setting.key)
      price.key.set(price.value, in: &cost)
    }
  }

  /// Reads one setting without a place in its error.
  static func check(_ setting: ConstantSetting) throws(InputError) {
    _ = try price(setting, at: setting.key)
  }

  private static func price(
    _ setting: ConstantSetting,
    at place: String
  ) throws(InputError) -> (key: CostKey, value: Interval) {
    guard let key = costKey(setting.key) else {
      let hint = NearestNames.hint(for: setting.key, among: keys, orSee: "list keys")
      throw InputError(place: place, message: "unknown key" + hint)
    }
    let unit = ConstantUnit.milliseconds
    guard let ticks = unit.parts(of: setting.text) else {
      throw InputError(place: place, message: "\(setting.text) is no \(unit.noun)")
    }
    guard (0...CostKey.largest.ticks).contains(ticks) else {
      throw InputError(
        place: place,
        message: "\(unit.text(of: ticks)) lies outside the range 0 ms to 1000 ms"
      )
    }
    return (key, Interval(ticks: ticks))
  }
}

extension Interval {
  /// A whole number of microseconds, to the nearest tick.
  fileprivate static func microseconds(_ count: Int64) -> Interval {
    Interval(ticks: (count * (ticksPerSecond / 1_000) + 500) / 1_000)
  }
}
