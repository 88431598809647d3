/// The elements of an array, in document order.
///
/// No random access: the tape only knows where the next element starts.
public struct JSONElements: Sequence, Sendable {
  private let tape: JSONTape
  private let index: Int

  init(of array: JSONValue) {
    tape = array.tape
    index = array.index
  }

  /// The number of elements.
  public var count: Int { tape.childCount(at: index) }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The number of elements, which sizes an array that is filled from them.
  public var underestimatedCount: Int { count }

  /// An iterator at the first element.
  public func makeIterator() -> Iterator {
    Iterator(tape: tape, position: index + 1, end: tape.end(at: index))
  }

  /// Walks over the elements, jumping over what is inside them.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate let tape: JSONTape
    fileprivate var position: Int
    fileprivate let end: Int

    /// The next element, or `nil` after the last.
    public mutating func next() -> JSONValue? {
      guard position < end else { return nil }
      defer { position = tape.end(at: position) }
      return JSONValue(tape: tape, index: position)
    }
  }
}
