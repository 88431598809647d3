internal import MarkdownRows
internal import TimelineUnits

extension Scenario {
  /// The digest of all that goes into a run besides device, seed, constants, costs and metrics,
  /// which results state by themselves: the file's values and the rows of its corpora.
  ///
  /// - Parameter histories: Where the rows of the corpora are.
  /// - Returns: A 64-bit FNV-1a digest; rows of the user's own input do not count.
  /// - Complexity: O(*b*), where *b* is the number of bytes of the corpora.
  ///
  /// Source: BM-BASE-3.
  public func contentDigest(with histories: Histories) -> UInt64 {
    var hash = StableHash()
    combine(fileDigest, into: &hash)
    for name in corpora {
      for row in histories.rows(ofCorpus: name) ?? [] {
        combine(StableHash.of(row.markdown), into: &hash)
        for byte in row.kind.name.utf8 { hash.combine(byte) }
      }
    }
    return hash.value
  }

  private func combine(_ digest: UInt64, into hash: inout StableHash) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash.combine(UInt8(truncatingIfNeeded: digest >> shift))
    }
  }
}
