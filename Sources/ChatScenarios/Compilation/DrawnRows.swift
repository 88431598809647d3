internal import TimelineUnits

/// What a group of rows was given from outside the scenario.
enum DrawnRows {
  /// Nothing: the group states its heights itself.
  case stated
  /// Heights.
  case heights([Length])
  /// Text to be measured.
  case texts([TextRow])

  /// The number of rows; `nil` if the group states it.
  var count: Int? {
    switch self {
    case .stated: nil
    case .heights(let heights): heights.count
    case .texts(let texts): texts.count
    }
  }

  /// The height of a row, if heights were given.
  func height(at index: Int) -> Length? {
    if case .heights(let heights) = self { heights[index] } else { nil }
  }

  /// The text of a row, if text was given.
  func text(at index: Int) -> TextRow? {
    if case .texts(let texts) = self { texts[index] } else { nil }
  }
}
