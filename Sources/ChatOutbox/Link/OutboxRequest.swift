/// The number of a call: the generation and a count within it.
///
/// It comes back with the answer, so that an answer to an earlier process is known as one.
public struct OutboxRequest: Equatable, Sendable {
  /// The generation that asked.
  public var generation: Int
  /// The count within the generation, from 1.
  public var number: Int

  /// Creates a number.
  public init(generation: Int, number: Int) {
    self.generation = generation
    self.number = number
  }
}
