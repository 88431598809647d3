/// A request for an older page; its answer names it.
public struct OlderRequest: Equatable, Sendable {
  /// The number of the request, from 1.
  public var number: Int
  /// The cursor that the page is asked for with.
  public var cursor: PageCursor

  /// Creates a request.
  public init(number: Int, cursor: PageCursor) {
    self.number = number
    self.cursor = cursor
  }
}
