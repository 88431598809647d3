/// One search for a shorter script: the best so far and the runs that are left.
struct ShrinkSearch<Element> {
  var script: [Element]
  var runsLeft: Int

  /// Drops parts of the script, halving their length down to one element.
  ///
  /// - Returns: Whether anything could be dropped.
  mutating func dropParts(_ fails: ([Element]) -> Bool) -> Bool {
    let before = script.count
    var length = max(1, script.count / 2)
    while runsLeft > 0 && !script.isEmpty {
      let found = dropParts(ofLength: length, fails)
      if length > 1 {
        length /= 2
      } else if !found {
        break
      }
    }
    return script.count < before
  }

  /// Tries to drop every part of one length, from the end: late events rarely matter.
  private mutating func dropParts(ofLength length: Int, _ fails: ([Element]) -> Bool) -> Bool {
    var isShorter = false
    var end = script.count
    while end > 0 && runsLeft > 0 {
      let start = max(0, end - length)
      var shorter = script
      shorter.removeSubrange(start..<end)
      if run(shorter, fails) {
        script = shorter
        isShorter = true
      }
      end = start
    }
    return isShorter
  }

  /// Replaces each element by the plainest form with which the script still fails.
  ///
  /// - Returns: Whether anything was replaced.
  mutating func makePlainer(
    _ plainer: (Element) -> [Element],
    _ fails: ([Element]) -> Bool
  ) -> Bool {
    var isPlainer = false
    for index in script.indices {
      for form in plainer(script[index]) {
        guard runsLeft > 0 else { return isPlainer }
        var changed = script
        changed[index] = form
        guard run(changed, fails) else { continue }
        script = changed
        isPlainer = true
        break
      }
    }
    return isPlainer
  }

  private mutating func run(_ candidate: [Element], _ fails: ([Element]) -> Bool) -> Bool {
    runsLeft -= 1
    return fails(candidate)
  }
}
