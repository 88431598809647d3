extension RowPool {
  /// The handle of the row at a position; it gets one if it has none.
  mutating func makeHandle(at position: Int) -> RowHandle {
    addHandlePages()
    let known = handleNumber(at: position)
    if known != 0 { return handles.handle(known) }
    let number = handles.make(in: position / HeightTree.leafCapacity)
    setHandle(number, at: position)
    return handles.handle(number)
  }

  /// The position of a row in its leaf, whose rows are the first `count` of it.
  func offset(of handle: RowHandle, in leaf: Int, count: Int) -> Int {
    let start = leaf * HeightTree.leafCapacity
    var offset = 0
    while offset < count && handleNumber(at: start + offset) != handle.number { offset += 1 }
    return offset
  }

  /// The number of the handle at a position, 0 for none.
  func handleNumber(at position: Int) -> UInt32 {
    handlePages[position >> RowPool.pageBits][position & RowPool.pageMask]
  }

  mutating func setHandle(_ number: UInt32, at position: Int) {
    handlePages[position >> RowPool.pageBits][position & RowPool.pageMask] = number
  }

  /// Takes memory for the handles of all rows that there is memory for.
  mutating func addHandlePages() {
    while handlePages.count < pages.count {
      handlePages.append([UInt32](repeating: 0, count: RowPool.pageMask + 1))
    }
  }

  /// Takes the handle off a row that goes elsewhere; 0 if it has none.
  mutating func detachHandle(at position: Int) -> UInt32 {
    let number = handleNumber(at: position)
    if number != 0 {
      setHandle(0, at: position)
      handles.move(number, to: RowHandleTable.nowhere)
    }
    return number
  }

  /// Gives a row the handle that it had at another place.
  mutating func attachHandle(_ number: UInt32, at position: Int) {
    // The tree may have been emptied in between.
    addHandlePages()
    setHandle(number, at: position)
    handles.move(number, to: position / HeightTree.leafCapacity)
  }

  /// Ends the life of the handles of rows of one leaf that go.
  ///
  /// Positions behind the last row of a leaf may still name rows that are elsewhere by now.
  mutating func releaseHandles(_ range: Range<Int>) {
    for position in range {
      let number = handleNumber(at: position)
      guard number != 0, handles.isCurrent(number, in: position / HeightTree.leafCapacity)
      else { continue }
      handles.release(number)
      setHandle(0, at: position)
    }
  }

  /// Copies the handles of rows of one leaf along with the rows.
  mutating func copyHandles(_ source: Int, to target: Int, count: Int) {
    let leaf = target / HeightTree.leafCapacity
    let isSame = source / HeightTree.leafCapacity == leaf
    for step in 0..<count {
      // Backwards where the stretches may overlap that way.
      let place = source < target ? count - 1 - step : step
      let number = handleNumber(at: source + place)
      setHandle(number, at: target + place)
      if number != 0 && !isSame { handles.move(number, to: leaf) }
    }
  }
}
