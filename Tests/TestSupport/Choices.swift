/// All combinations of a test's choices, one after the other, the smallest first.
///
/// The body of the loop draws its choices as it needs them, and how many there are may depend on
/// the earlier ones:
///
///     var choices = Choices()
///     while choices.next() {
///       let rows = choices.list(upTo: 3) { $0.below(5) }
///       ...
///     }
///
/// Source: S-TEST-4.
public struct Choices {
  private var drawn: [(value: Int, bound: Int)] = []
  private var position = 0
  private var isStarted = false

  /// The combinations so far, the present one included.
  public private(set) var count = 0

  /// Creates the choices before the first combination.
  public init() {}

  /// Goes on to the next combination.
  ///
  /// - Returns: Whether there is one.
  public mutating func next() -> Bool {
    if isStarted {
      while let last = drawn.last, last.value + 1 == last.bound { drawn.removeLast() }
      if drawn.isEmpty { return false }
      drawn[drawn.count - 1].value += 1
    }
    isStarted = true
    position = 0
    count += 1
    return true
  }

  /// A whole number in `0..<bound`.
  ///
  /// - Precondition: `bound` is positive and, at the same place, the same in each combination with
  ///   the same earlier choices.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "there is something to choose from")
    if position == drawn.count { drawn.append((0, bound)) }
    precondition(drawn[position].bound == bound, "a test draws the same choices again")
    defer { position += 1 }
    return drawn[position].value
  }

  /// One element of a list.
  ///
  /// - Precondition: `elements` is not empty.
  public mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Whether or not.
  public mutating func flag() -> Bool { below(2) == 1 }

  /// A list of up to `limit` elements.
  public mutating func list<Element>(
    upTo limit: Int,
    of element: (inout Choices) -> Element
  ) -> [Element] {
    let length = below(limit + 1)
    return (0..<length).map { _ in element(&self) }
  }
}
