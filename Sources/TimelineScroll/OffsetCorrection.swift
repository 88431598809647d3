public import CollectionLayout
public import TimelineUnits

/// Answers every measurement of a row with the distance that the offset moves by.
///
/// At most one rule answers, and every answer is a whole number of device pixels: where a row
/// stands is rounded before and after, then the two are subtracted.
///
/// Source: L-MOVE-1 to L-MOVE-10, U-ANCHOR-1 to U-ANCHOR-9, P-ANCHOR-2, P-ANCHOR-7.
public struct OffsetCorrection: Equatable, Sendable {
  /// The rule in force.
  public var policy: AnchorPolicy
  /// Whether the platform's layout itself follows the growth of rows wholly above the viewport.
  ///
  /// Key `model.compositionalAutoCompensation`.
  public var compensatesAbove: Bool
  /// The device pixels that answers are aligned to.
  public var grid: PixelGrid
  /// The insets of the content.
  public var insets: EdgeInsets
  /// Whether the user drags the list or it decelerates.
  public var userMoves = false
  /// Whether something else keeps the place now: the cover, or a restore.
  public var isSuspended = false

  /// Creates a correction; what is not given is as in the modelled app.
  public init(
    policy: AnchorPolicy = .handbook,
    compensatesAbove: Bool = false,
    grid: PixelGrid,
    insets: EdgeInsets = EdgeInsets()
  ) {
    self.policy = policy
    self.compensatesAbove = compensatesAbove
    self.grid = grid
    self.insets = insets
  }

  /// The distance that the offset moves by for a measurement; zero for none.
  ///
  /// - Parameters:
  ///   - change: The measurement.
  ///   - heights: The heights of all rows, the new one included.
  /// - Returns: A whole number of device pixels.
  /// - Complexity: O(log *n*), where *n* is the number of rows; O(*v* log *n*) with *v* visible
  ///   rows under `AnchorPolicy.magazine`.
  public func distance(after change: HeightChange, in heights: HeightTree) -> Length {
    guard change.growth != .zero else { return .zero }
    if compensatesAbove && change.position == .above {
      return pixels(from: change.viewport.top, by: change.growth)
    }
    guard !isSuspended, policy != .handbook, policy != .none else { return .zero }
    let measured = MeasuredRow(change, heights: heights)
    return switch policy {
    case .handbook, .none: .zero
    case .chatLayout: chatLayoutDistance(after: change)
    case .magazine: magazineDistance(after: measured)
    case .anchorRow: anchorRowDistance(after: measured)
    case .bottomRow: bottomRowDistance(after: measured)
    }
  }

  /// How far a place moves on screen, in whole pixels, that moves by a distance.
  func pixels(from place: Length, by distance: Length) -> Length {
    grid.align(place + distance) - grid.align(place)
  }

  /// The height of the viewport without its insets.
  func visibleHeight(of viewport: VerticalExtent) -> Length {
    viewport.height - insets.top - insets.bottom
  }

  /// The greatest offset of a content: its top where it is short.
  func maximumOffset(ofContent height: Length, in viewport: VerticalExtent) -> Length {
    max(-insets.top, height - viewport.height + insets.bottom)
  }
}
