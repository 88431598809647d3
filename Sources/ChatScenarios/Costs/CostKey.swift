public import TimelineSimulation
public import TimelineUnits

/// One price of the work on the main thread: its key, what it buys and where it lies.
///
/// Source: U-CELL-3, U-CALIB-4.
public struct CostKey: Sendable {
  /// The key, such as `cost.measure`.
  public let key: String
  /// What is paid for, as one sentence.
  public let meaning: String
  private let path: any WritableKeyPath<WorkCost, Interval> & Sendable

  init(
    _ key: String,
    _ path: any WritableKeyPath<WorkCost, Interval> & Sendable,
    _ meaning: String
  ) {
    self.key = key
    self.path = path
    self.meaning = meaning
  }

  /// The largest price: one second.
  public static let largest = Interval.seconds(1)

  /// The price in a list.
  public func price(in cost: WorkCost) -> Interval { cost[keyPath: path] }

  /// The price in a list with its unit, such as `1.5 ms`.
  public func text(in cost: WorkCost) -> String {
    ConstantUnit.milliseconds.text(of: price(in: cost).ticks)
  }

  func set(_ price: Interval, in cost: inout WorkCost) { cost[keyPath: path] = price }
}
