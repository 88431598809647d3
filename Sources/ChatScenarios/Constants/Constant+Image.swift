internal import TimelineSimulation

/// What a page needs in order to turn a constant in the image of a scenario.
extension Constant {
  /// Which setting of a `SimulationImage` holds the constant.
  ///
  /// Found by setting the constant to another value and looking which number changes, so that it
  /// cannot differ from what an image holds; `nil` for a constant that no image holds.
  ///
  /// - Complexity: O(*c*), where *c* is the number of constants.
  public var imageSetting: Int? {
    var (lowest, highest) = (AppTuning(), AppTuning())
    binding.set(range.lowerBound, in: &lowest)
    binding.set(range.upperBound, in: &highest)
    let before = SimulationImage.settings(of: lowest.screen)
    let after = SimulationImage.settings(of: highest.screen)
    let changed = before.indices.filter { before[$0] != after[$0] }
    return changed.count == 1 ? changed[0] : nil
  }

  /// Whether an image holds it as a floating-point number of units, and not as whole parts.
  public var isRealInImage: Bool {
    if case .speed = binding { true } else { false }
  }

  /// The words of a choice in the order of their numbers; `nil` for a quantity.
  public var words: [String]? {
    if case .choice(let words) = unit { words } else { nil }
  }

  /// The smallest and the largest value in parts of the unit.
  public var bounds: ClosedRange<Int64> { range }

  /// How many parts make one unit.
  public var partsPerUnit: Int64 { unit.parts }
}
