/// What is left of a failing script after shrinking.
public struct ShrunkScript<Element> {
  /// The elements that the failure needs, in their order.
  public var elements: [Element]
  /// How many runs the search took.
  public var runs: Int
}

extension ShrunkScript: Sendable where Element: Sendable {}
