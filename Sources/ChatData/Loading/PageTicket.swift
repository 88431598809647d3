public import TimelineUnits

/// A request for a page of older rows.
///
/// Source: H-OLDER-4, H-OLDER-5.
public struct PageTicket: Equatable, Sendable {
  /// The instance of the view model.
  public let instance: Int
  /// The generation of the target.
  public let generation: Int
  /// The number of the operation.
  public let number: Int
  /// Where the page ends.
  public let cursor: [UInt8]
  /// When it was asked for.
  public let askedAt: Instant

  /// Creates a request.
  public init(instance: Int, generation: Int, number: Int, cursor: [UInt8], askedAt: Instant) {
    self.instance = instance
    self.generation = generation
    self.number = number
    self.cursor = cursor
    self.askedAt = askedAt
  }
}
