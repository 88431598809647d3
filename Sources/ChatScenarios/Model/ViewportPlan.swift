public import TimelineUnits

/// Another size of the screen.
public struct ViewportPlan: Equatable, Sendable {
  /// The size.
  public var size: Size
  /// The insets; `nil` leaves those of the device.
  public var insets: EdgeInsets?
  /// By how much a row with a stated height is taller than before.
  ///
  /// Rows of text are measured anew where the width changes.
  public var heightTimes: Double

  /// Creates a plan.
  public init(size: Size, insets: EdgeInsets? = nil, heightTimes: Double = 1) {
    self.size = size
    self.insets = insets
    self.heightTimes = heightTimes
  }
}
