/// Where the cell of a row comes from.
enum CellOrigin: UInt8, Equatable {
  /// It is new.
  case made
  /// It belonged to a row that is not displayed any more.
  case reused
  /// It was prepared for this row ahead of its display.
  case prepared
}
