import TimelineUnits

/// The list under a finger, with the rubber band beyond its edges.
///
/// Source: U-DRAG-1 to U-DRAG-3.
extension ScrollState {
  private var band: RubberBand { RubberBand(dimension: viewport.height.points) }

  /// How far the position is beyond an edge, in points: negative above the top, zero inside.
  ///
  /// Source: U-DRAG-2.
  public var overscroll: Double { distanceBeyondEdge(of: position) }

  /// How far a position is beyond an edge, in points; what rounding leaves is nothing.
  func distanceBeyondEdge(of position: Double) -> Double {
    let distance = position - nearest(to: position)
    return distance.magnitude < ScrollState.noDistance ? 0 : distance
  }

  /// A distance below which two positions are one, in points; a shift of a curve rounds less.
  static var noDistance: Double { 1e-6 }

  /// Moves the list by a finger's travel, in points along the content.
  ///
  /// Source: U-DRAG-1, U-DRAG-3.
  mutating func pull(byPoints distance: Double) {
    let travel = nearest(to: position) + band.travel(forDistance: overscroll) + distance
    let edge = nearest(to: travel)
    setPosition(edge + band.distance(forTravel: travel - edge))
  }

  /// How far the list goes with one point of the finger.
  var slope: Double {
    overscroll == 0 ? 1 : band.slope(atDistance: overscroll)
  }

  /// The position of the range that is nearest to a position.
  private func nearest(to position: Double) -> Double {
    min(max(position, minimumOffset.points), maximumOffset.points)
  }
}
