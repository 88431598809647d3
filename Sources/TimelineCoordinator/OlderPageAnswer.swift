public import TimelineScroll

/// The answer to a request for an older page.
public enum OlderPageAnswer: Equatable, Sendable {
  /// The list with the page's rows in it, how many they are, and where the pages before it begin.
  case page(ScreenUpdate, rows: Int, next: PageCursor?)
  /// The load failed, or the page was not valid.
  case failure
}
