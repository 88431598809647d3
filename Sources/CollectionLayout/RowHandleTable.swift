/// Which leaf each row with a handle is in.
@usableFromInline
struct RowHandleTable: Sendable {
  /// The leaf of a row that is on its way to another place.
  static var nowhere: Int { -2 }

  // The leaf by handle number, -1 for numbers that are free; number 0 stands for no handle.
  private var leaves: [Int32] = [-1]
  private var generations: [UInt32] = [0]
  private var free: [UInt32] = []

  init() {}

  /// Gives a row in a leaf a number.
  mutating func make(in leaf: Int) -> UInt32 {
    let number: UInt32
    if let old = free.popLast() {
      number = old
    } else {
      number = UInt32(leaves.count)
      leaves.append(-1)
      generations.append(0)
    }
    leaves[Int(number)] = Int32(truncatingIfNeeded: leaf)
    return number
  }

  /// The handle with a number that is in use.
  func handle(_ number: UInt32) -> RowHandle {
    RowHandle(number: number, generation: generations[Int(number)])
  }

  /// The leaf of a row, or `nil` if the row is gone.
  func leaf(of handle: RowHandle) -> Int? {
    let number = Int(handle.number)
    guard number < leaves.count, generations[number] == handle.generation, leaves[number] >= 0
    else { return nil }
    return Int(leaves[number])
  }

  /// Whether a row with this number is in a leaf now.
  func isCurrent(_ number: UInt32, in leaf: Int) -> Bool { Int(leaves[Int(number)]) == leaf }

  /// Notes that a row has gone to another leaf.
  mutating func move(_ number: UInt32, to leaf: Int) {
    leaves[Int(number)] = Int32(truncatingIfNeeded: leaf)
  }

  /// Ends the life of a handle.
  mutating func release(_ number: UInt32) {
    leaves[Int(number)] = -1
    generations[Int(number)] &+= 1
    free.append(number)
  }

  /// Ends the life of all handles.
  mutating func releaseAll() {
    for number in leaves.indices where leaves[number] >= 0 { release(UInt32(number)) }
  }
}
