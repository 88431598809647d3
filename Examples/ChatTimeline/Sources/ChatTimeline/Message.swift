/// A message as the app's data side hands it over.
public struct Message: Sendable {
  /// What names the message; equal ids are one row.
  public var id: String
  /// What it says.
  public var text: String

  /// Creates a message.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
