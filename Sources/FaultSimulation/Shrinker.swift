/// Makes a failing script shorter and plainer as long as it fails in the same way.
///
/// Delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input",
/// IEEE TSE 2002): whole parts of the script are dropped, in ever smaller parts, down to single
/// elements; then each element is tried in plainer forms, such as with a round time. Both repeat
/// until nothing changes.
///
///     let shrunk = Shrinker().shrink(script, plainer: { $0.rounded }) { run($0).rule == rule }
///
/// A script is never replaced by one that does not fail.
///
/// Source: DST-7, LIM-9.
public struct Shrinker: Sendable {
  /// The most runs: 2,000.
  public var maximumRuns: Int

  /// Creates a shrinker.
  ///
  /// - Precondition: `maximumRuns` is positive.
  public init(maximumRuns: Int = 2_000) {
    precondition(maximumRuns > 0, "shrinking takes runs")
    self.maximumRuns = maximumRuns
  }

  /// The shortest script found that still fails.
  ///
  /// - Parameters:
  ///   - script: A script that fails.
  ///   - plainer: Plainer forms of an element, plainest first; none by default. A form must be
  ///     nearer to a plainest one, or shrinking only ends at `maximumRuns`.
  ///   - fails: Whether a script fails as the first one did.
  /// - Returns: The script and how many runs were spent.
  /// - Complexity: O(*n*²) runs in the worst case for *n* elements, O(*k* log *n*) if *k* single
  ///   elements matter; never more than `maximumRuns`.
  public func shrink<Element>(
    _ script: [Element],
    plainer: (Element) -> [Element] = { _ in [] },
    fails: ([Element]) -> Bool
  ) -> ShrunkScript<Element> {
    var search = ShrinkSearch(script: script, runsLeft: maximumRuns)
    var hasChanged = true
    while hasChanged && search.runsLeft > 0 {
      hasChanged = search.dropParts(fails)
      if search.makePlainer(plainer, fails) { hasChanged = true }
    }
    return ShrunkScript(elements: search.script, runs: maximumRuns - search.runsLeft)
  }
}
