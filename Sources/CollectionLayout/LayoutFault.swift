/// A layout that did not come to rest.
///
/// Source: L-PASS-4, U-PASS-1, U-PASS-3.
public enum LayoutFault: Error, Equatable, Sendable {
  /// Another pass would have started after this many, which is the limit.
  case loopLimit(passes: Int)

  /// The words of the platform's exception for this fault, to be found in a search.
  public var message: StaticString {
    """
    UICollectionView (…) is stuck in its update/layout loop. This can happen for many reasons, \
    including self-sizing views whose preferred attributes are not returning a consistent size…
    """
  }
}
