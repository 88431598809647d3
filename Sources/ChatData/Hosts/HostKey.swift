/// What a host is found by: a desktop, a folder and a session, compared byte by byte.
///
/// Source: H-HOST-1.
public struct HostKey: Hashable, Sendable {
  /// The desktop, as UTF-8.
  public let desktop: [UInt8]
  /// The project folder, as UTF-8.
  public let folder: [UInt8]
  /// The session, as UTF-8.
  public let session: [UInt8]

  /// Creates a key.
  public init(desktop: [UInt8], folder: [UInt8], session: [UInt8]) {
    self.desktop = desktop
    self.folder = folder
    self.session = session
  }
}
