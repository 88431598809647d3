/// Rows that a user brought along.
public struct OwnInput: Sendable {
  /// The last part of the path, for messages.
  public let label: String
  /// The rows in display order; rows that are no list items are left out.
  public let rows: [TextRow]
  /// The 64-bit FNV-1a digest of everything that was read.
  public let digest: UInt64
  /// What became of the records of an export, in lines without text of rows; none for other inputs.
  public let notes: [String]

  /// Creates an input.
  public init(label: String, rows: [TextRow], digest: UInt64, notes: [String] = []) {
    self.label = label
    self.rows = rows
    self.digest = digest
    self.notes = notes
  }
}
