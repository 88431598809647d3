public import TimelineSimulation
internal import TimelineUnits

/// A price list with its name and where the prices come from.
///
/// Source: U-CLAIM-2, U-CLAIM-3.
public struct CostProfile: Equatable, Sendable {
  /// Where prices come from.
  public enum Source: UInt8, CaseIterable, Sendable {
    /// They were chosen; what follows from them is a figure of the model.
    case modelled
    /// They were measured on a device.
    case measured

    /// The word in files and outputs.
    public var word: String { String(describing: self) }
  }

  /// The name, such as `modelled-phone`.
  public var name: String
  /// Where the prices come from.
  public var source: Source
  /// The prices.
  public var cost: WorkCost

  /// Creates a profile.
  public init(name: String, source: Source = .modelled, cost: WorkCost) {
    self.name = name
    self.source = source
    self.cost = cost
  }

  /// All work is free: the profile of a run that states none.
  public static let free = CostProfile(name: "free", cost: WorkCost())

  /// Whether all work is free, so that no frame can be late for it.
  public var isFree: Bool { cost.isFree }

  /// The profile with some prices replaced, which makes it a stated one.
  ///
  /// - Throws: `InputError` for an unknown key, and for what is no price.
  public func changed(by settings: [ConstantSetting]) throws(InputError) -> CostProfile {
    guard !settings.isEmpty else { return self }
    var cost = self.cost
    try CostTable.apply(settings, to: &cost, at: "--set")
    return CostProfile(name: "stated", cost: cost)
  }

  /// The prices that are not zero, as settings.
  ///
  /// - Complexity: O(*k*), where *k* is the number of keys.
  public var settings: [ConstantSetting] {
    CostTable.all.filter { $0.price(in: cost) > .zero }.map {
      ConstantSetting(key: $0.key, text: $0.text(in: cost))
    }
  }
}
