/// The members of an object, in document order; their keys are all different.
public struct JSONMembers: Sequence, Sendable {
  private let tape: JSONTape
  private let index: Int

  init(of object: JSONValue) {
    tape = object.tape
    index = object.index
  }

  /// The number of members.
  public var count: Int { tape.childCount(at: index) }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The number of members, which sizes an array that is filled from them.
  public var underestimatedCount: Int { count }

  /// An iterator at the first member.
  public func makeIterator() -> Iterator {
    Iterator(tape: tape, position: index + 1, end: tape.end(at: index))
  }

  /// Walks over the members, jumping over what is inside them.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let tape: JSONTape
    fileprivate var position: Int
    fileprivate let end: Int

    /// The next member, or `nil` after the last.
    public mutating func next() -> JSONMember? {
      guard position < end else { return nil }
      let value = position + 1
      position = tape.end(at: value)
      return JSONMember(value: JSONValue(tape: tape, index: value))
    }
  }
}
