import TimelineUnits

/// Values by number, of which there are not many; a trace from outside cannot make it slow.
struct NumberedTable<Value> {
  private var numbers: [UInt64] = []
  private var values: [Value] = []
  /// Whether a value was refused because the table was full.
  private(set) var hasOverflowed = false

  /// The most values, as many as rows on screen at once.
  static var limit: Int { 16_384 }

  /// The values in the order of their numbers.
  var all: [Value] { values }

  /// Changes the value of a number, or gives it a first one.
  ///
  /// - Complexity: O(log *n*) for a known number and for one above all others, else O(*n*).
  mutating func update(_ number: UInt64, first: Value, _ body: (inout Value) -> Void) {
    let place = position(of: number)
    if place == numbers.count || numbers[place] != number {
      guard numbers.count < NumberedTable.limit else {
        hasOverflowed = true
        return
      }
      numbers.insert(number, at: place)
      values.insert(first, at: place)
    }
    body(&values[place])
  }

  /// The first place whose number is not below `number`.
  private func position(of number: UInt64) -> Int {
    if let last = numbers.last, last < number { return numbers.count }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
