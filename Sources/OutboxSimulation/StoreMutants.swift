/// Named defects of the modelled store.
struct StoreMutants: OptionSet {
  var rawValue: UInt8

  /// A crash loses the last write.
  static let lastWriteLost = StoreMutants(rawValue: 1 << 0)
  /// There is no witness, and a launch may read the store empty.
  static let noWitness = StoreMutants(rawValue: 1 << 1)
  /// Writers of an older generation are let in.
  static let fenceIgnored = StoreMutants(rawValue: 1 << 2)
}
