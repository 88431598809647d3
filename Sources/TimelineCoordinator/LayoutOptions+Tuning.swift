import CollectionLayout

extension LayoutOptions {
  /// Takes the switches of the list over from the tuning.
  init(_ tuning: LayoutTuning) {
    self.init(
      loopLimit: tuning.loopLimit,
      granularity: tuning.granularity,
      heightEpsilon: tuning.heightEpsilon,
      estimates: tuning.estimates,
      asksAgainInUpdates: tuning.osVersion < 26
    )
  }
}
