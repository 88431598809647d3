/// A row of a height tree by its identity: valid until the row goes, wherever it moves.
///
/// Source: L-TREE-6.
public struct RowHandle: Equatable, Sendable {
  // From 1; the number of a row that is gone is given again, in the next generation.
  let number: UInt32
  let generation: UInt32
}
