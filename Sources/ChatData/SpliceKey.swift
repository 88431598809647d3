/// The typed identity of a row: its type and the bytes of its id, whatever its origin.
///
/// Two rows of one page never share it, and it is the only thing that lets a live row settle.
///
/// Source: H-ROW-9, H-OVER-8.
public struct SpliceKey: Hashable, Sendable {
  /// The row's type.
  public let type: RowType
  /// The UTF-8 bytes of the row's id, without normalisation.
  public let id: [UInt8]

  /// Creates the identity of a type and an id.
  public init(type: RowType, id: [UInt8]) {
    self.type = type
    self.id = id
  }

  /// The item of the list: the type's word, a colon, and the id.
  ///
  /// - Complexity: O(*b*) for *b* bytes of the id.
  ///
  /// Source: H-PROJ-5.
  public var itemKey: [UInt8] {
    var key = Array(
      UnsafeBufferPointer(start: type.name.utf8Start, count: type.name.utf8CodeUnitCount)
    )
    key.append(UInt8(ascii: ":"))
    key.append(contentsOf: id)
    return key
  }
}
