internal import TimelineUnits

/// Maps values to coordinates along one axis.
struct PictureScale {
  /// Whether equal distances are equal differences or equal ratios.
  enum Kind {
    case linear
    case logarithmic
  }

  let kind: Kind
  /// The smallest and the largest value.
  let domain: ClosedRange<Double>
  /// The coordinate of the smallest value and that of the largest.
  let start: Double
  let end: Double

  /// Creates a scale.
  ///
  /// - Precondition: the domain is not empty, and above zero on a logarithmic scale.
  init(_ kind: Kind, _ domain: ClosedRange<Double>, from start: Double, to end: Double) {
    precondition(domain.lowerBound < domain.upperBound, "a scale has an extent")
    precondition(kind == .linear || domain.lowerBound > 0, "a logarithm needs a positive number")
    self.kind = kind
    self.domain = domain
    self.start = start
    self.end = end
  }

  /// The coordinate of a value; values outside the domain are taken to its end.
  func position(_ value: Double) -> Double {
    let inside = min(max(value, domain.lowerBound), domain.upperBound)
    let share =
      (part(inside) - part(domain.lowerBound))
      / (part(domain.upperBound) - part(domain.lowerBound))
    return start + share * (end - start)
  }

  private func part(_ value: Double) -> Double {
    kind == .linear ? value : ElementaryFunctions.naturalLogarithm(of: value)
  }

  /// Round values of the domain to label, about as many as given: 1, 2 or 5 times a power of ten
  /// apart, or every power of ten.
  func ticks(about count: Int = 5) -> [Double] {
    switch kind {
    case .linear: PictureScale.linearTicks(domain, about: count)
    case .logarithmic: PictureScale.decades(domain)
    }
  }

  private static func linearTicks(_ domain: ClosedRange<Double>, about count: Int) -> [Double] {
    let rough = (domain.upperBound - domain.lowerBound) / Double(max(count, 1))
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? power * 10
    let first = Int64((domain.lowerBound / step).rounded(.up))
    let last = Int64((domain.upperBound / step * 1.000_001).rounded(.down))
    return first > last ? [] : (first...last).map { Double($0) * step }
  }

  private static func decades(_ domain: ClosedRange<Double>) -> [Double] {
    var ticks: [Double] = []
    var power = 1.0
    while power > domain.lowerBound { power /= 10 }
    while power <= domain.upperBound * 1.000_001 {
      if power >= domain.lowerBound * 0.999_999 { ticks.append(power) }
      power *= 10
    }
    return ticks
  }
}
