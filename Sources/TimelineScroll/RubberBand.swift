/// The resistance of a list that a finger pulls beyond its edge.
///
/// Source: U-DRAG-2, U-DRAG-3.
public struct RubberBand: Equatable, Sendable {
  /// How far the list goes with the first point of travel: 0.55.
  public static let stiffness = 0.55
  /// The part of the view beyond which a finger cannot take hold any more; only content that
  /// vanishes under a finger leaves a list there.
  private static let reach = 0.9

  /// The height of the view in points, which the list never leaves.
  public let dimension: Double

  /// Creates the band of a view.
  public init(dimension: Double) {
    self.dimension = dimension
  }

  /// How far the list is beyond its edge, for a finger that has travelled beyond it; in points.
  ///
  /// Source: U-DRAG-2.
  public func distance(forTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = RubberBand.stiffness * travel
    return pull * dimension / (dimension + pull.magnitude)
  }

  /// How far a finger has travelled beyond the edge, for a list that is beyond it; in points.
  ///
  /// Source: U-DRAG-3.
  public func travel(forDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let limit = RubberBand.reach * dimension
    let held = min(max(distance, -limit), limit)
    return held * dimension / (RubberBand.stiffness * (dimension - held.magnitude))
  }

  /// How far the list goes with one more point of travel, where it is beyond its edge.
  public func slope(atDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let left = max(0, 1 - distance.magnitude / dimension)
    return RubberBand.stiffness * left * left
  }
}
