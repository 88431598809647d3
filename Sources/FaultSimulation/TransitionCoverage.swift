/// How often each transition of a state machine was taken.
///
///     enum Step: Int, CaseIterable { case opened, closed }
///     var coverage = TransitionCoverage<Step>()
///     coverage.hit(.opened)
///     coverage.missing(below: 10)  // [.opened, .closed]
///
/// Source: DST-9, R-6.
public struct TransitionCoverage<Transition>: Sendable
where Transition: CaseIterable & RawRepresentable & Sendable, Transition.RawValue == Int {
  /// The counts by raw value.
  @usableFromInline var counts: [Int]

  /// Creates a table in which nothing was hit.
  ///
  /// - Precondition: the raw values are not negative.
  public init() {
    let highest = Transition.allCases.map(\.rawValue).max() ?? -1
    counts = [Int](repeating: 0, count: highest + 1)
  }

  /// Counts a transition that was taken.
  @inlinable
  public mutating func hit(_ transition: Transition) {
    counts[transition.rawValue] += 1
  }

  /// How often a transition was taken.
  @inlinable
  public func count(of transition: Transition) -> Int { counts[transition.rawValue] }

  /// Adds the counts of another run.
  public mutating func add(_ other: TransitionCoverage) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// The transitions that were taken less often than `bound` times, in the order of their cases.
  public func missing(below bound: Int) -> [Transition] {
    Transition.allCases.filter { count(of: $0) < bound }
  }
}

extension TransitionCoverage: Equatable {}
