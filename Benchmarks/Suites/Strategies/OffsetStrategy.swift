import TimelineUnits

/// A way to know where rows of different heights are, as a list engine might go about it.
///
/// Heights and tops are in units of 1/192 pt. Every strategy counts the elements that it reads and
/// writes, so that its shape shows without a clock.
///
/// Source: LS-IF-1 to LS-IF-6.
protocol OffsetStrategy: SendableMetatype {
  /// Creates the state of a list whose rows are all measured.
  init(heights: [Int64], estimate: Int64)
  /// The number of rows.
  var count: Int { get }
  /// The rows whose tops are right at this moment.
  var exactRange: Range<Int> { get }
  /// Elements read and written so far.
  var touched: Int { get }
  /// The height of the content.
  mutating func total() -> Int64
  /// The top of a row.
  mutating func top(_ index: Int) -> Int64
  /// The last row whose top is at or above a distance, limited to the list.
  mutating func index(_ y: Int64) -> Int
  /// Gives a row a height.
  mutating func set(_ index: Int, _ height: Int64)
  /// Puts rows of the estimate in front of a row.
  mutating func insert(_ added: Int, at index: Int)
  /// Takes rows out.
  mutating func remove(_ range: Range<Int>)
}

extension OffsetStrategy {
  var exactRange: Range<Int> { 0..<count }
}

/// The last position whose value is at or above `y`, in values that never fall.
func bisect(_ values: [Int64], below count: Int, _ y: Int64, _ touched: inout Int) -> Int {
  var low = 0
  var high = count - 1
  while low < high {
    let half = (low + high + 1) / 2
    touched += 1
    if values[half] <= y { low = half } else { high = half - 1 }
  }
  return low
}
