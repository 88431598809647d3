/// A rule that gives the numbers of a run of rows: `base + (step × i) mod modulo`.
///
/// A single number is the formula with step 0. Values are in the smallest unit of what they count:
/// 1/192 pt for heights, ticks for times.
public struct ValueFormula: Equatable, Sendable {
  /// The value of the first row.
  public var base: Int64
  /// What is added for each further row before the remainder is taken.
  public var step: Int64
  /// What the added part wraps around at; 0 if it never wraps.
  public var modulo: Int64

  /// Creates a formula; with step and modulo left out every row has the same value.
  ///
  /// - Precondition: no part is negative.
  public init(base: Int64, step: Int64 = 0, modulo: Int64 = 0) {
    precondition(base >= 0 && step >= 0 && modulo >= 0, "no part of a formula is negative")
    self.base = base
    self.step = step
    self.modulo = modulo
  }

  /// The value of row `index`, counted from 0; `nil` if it does not fit 64 bits.
  public func value(at index: Int) -> Int64? {
    let (grown, hasOverflow) = step.multipliedReportingOverflow(by: Int64(index))
    guard !hasOverflow else { return nil }
    let (sum, isTooLarge) = base.addingReportingOverflow(modulo > 0 ? grown % modulo : grown)
    return isTooLarge ? nil : sum
  }
}
