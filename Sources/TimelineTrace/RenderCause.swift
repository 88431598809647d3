/// Why the screen was rendered.
///
/// Source: H-CAD-6.
public enum RenderCause: UInt8, CaseIterable, Sendable {
  /// A live change; the only cause that the render gate holds back.
  case live
  /// A window snapshot.
  case window
  /// An older page.
  case olderPage
  /// The user's own send or its confirmation.
  case send
}
