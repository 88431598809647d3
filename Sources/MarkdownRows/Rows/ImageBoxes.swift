public import TimelineUnits

/// The boxes that images take, with and without a known size.
///
/// A paragraph of images only is one box. A size that becomes known late makes another style value,
/// and the prepared row is fitted again.
public struct ImageBoxes: Equatable, Sendable {
  private struct Entry: Equatable {
    var key: UInt32
    var size: Size
  }

  /// The height of an image whose size is not known.
  public var unknownHeight: Length
  /// The height that no image passes.
  public var maximumHeight: Length
  /// Ascending by key.
  private var entries: [Entry] = []

  /// Creates boxes without known sizes.
  public init(unknownHeight: Length, maximumHeight: Length) {
    self.unknownHeight = unknownHeight
    self.maximumHeight = maximumHeight
  }

  /// The key of an image: 32 bits of its address's hash, never 0.
  public static func key(of address: some Sequence<UInt8>) -> UInt32 {
    let hash = StableHash.of(address)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32) | 1
  }

  /// Makes an image's size known.
  ///
  /// - Complexity: O(*n*), where *n* is the number of known sizes.
  public mutating func setSize(_ size: Size, of address: some Sequence<UInt8>) {
    let key = ImageBoxes.key(of: address)
    let place = firstPlace(of: key)
    if place < entries.count, entries[place].key == key {
      entries[place].size = size
    } else {
      entries.insert(Entry(key: key, size: size), at: place)
    }
  }

  /// The height of an image in a column, scaled down to the column's width.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of known sizes.
  func height(ofKey key: UInt32, width: Int64) -> Int64 {
    let place = firstPlace(of: key)
    guard place < entries.count, entries[place].key == key, entries[place].size.width > .zero
    else { return min(unknownHeight, maximumHeight).units }
    let size = entries[place].size
    let height =
      size.width.units <= width
      ? size.height.units : size.height.units * width / size.width.units
    return max(0, min(height, maximumHeight.units))
  }

  private func firstPlace(of key: UInt32) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
