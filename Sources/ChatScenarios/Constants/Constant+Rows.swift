internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineUnits

extension Constant {
  /// What the modelled app calls a constant.
  enum AppName {
    /// This name.
    case named(String)
    /// The app has the constant; its name there is not known.
    case unnamed
    /// The app has no such constant.
    case none

    var text: String? {
      if case .named(let name) = self { name } else { nil }
    }

    var isOfApp: Bool {
      if case .none = self { false } else { true }
    }
  }

  /// A constant whose bounds are given in its unit.
  init(
    _ key: String,
    _ appName: AppName,
    _ unit: ConstantUnit,
    _ bounds: ClosedRange<Double>,
    _ binding: ConstantBinding,
    _ trade: String
  ) {
    self.key = key
    self.appName = appName.text
    isOfApp = appName.isOfApp
    self.unit = unit
    self.trade = trade
    let size = Double(unit.parts)
    range = Int64(nearest: bounds.lowerBound * size)...Int64(nearest: bounds.upperBound * size)
    self.binding = binding
  }
}
