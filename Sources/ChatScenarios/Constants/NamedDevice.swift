public import TimelineSimulation

/// A device with the name under which scenarios and options ask for it.
public struct NamedDevice: Equatable, Sendable {
  /// The name, such as `iPhone 17`.
  public let name: String
  /// The screen.
  public let device: Device

  /// Creates a named device.
  public init(name: String, device: Device) {
    self.name = name
    self.device = device
  }
}
