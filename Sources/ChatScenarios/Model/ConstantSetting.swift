/// A constant and the value it is set to, as text that was found valid.
public struct ConstantSetting: Equatable, Sendable {
  /// The constant's key, such as `reveal.passDelay`.
  public var key: String
  /// The value as it was written, such as `48ms`.
  public var text: String

  /// Creates a setting.
  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}
