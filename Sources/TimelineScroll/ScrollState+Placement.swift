public import TimelineUnits

extension ScrollState {
  /// The offset, within its range, that shows a row at a place.
  ///
  /// It is as good as the frame: rows above that were never measured count as estimated.
  ///
  /// Source: U-ANIM-2.
  public func offset(showing frame: VerticalExtent, at placement: RowPlacement) -> Length {
    let top = frame.top - insets.top
    let bottom = frame.bottom - viewport.height + insets.bottom
    let wanted =
      switch placement {
      case .top: top
      case .center: Length(units: (top + bottom).units / 2)
      case .bottom: bottom
      }
    return min(max(grid.align(wanted), topOffset), bottomOffset)
  }
}
