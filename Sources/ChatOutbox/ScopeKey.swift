/// What one chain of operations belongs to: a session on a desktop.
///
/// Keys compare by their UTF-8 bytes. Operations of one desktop never cross to another.
///
/// Source: H-STORE-2, H-OUTBOX-O15.
public struct ScopeKey: Equatable, Sendable {
  /// The desktop, as UTF-8.
  public var desktop: [UInt8]
  /// The session on it, as UTF-8.
  public var session: [UInt8]

  /// Creates a key.
  public init(desktop: [UInt8], session: [UInt8]) {
    self.desktop = desktop
    self.session = session
  }
}
