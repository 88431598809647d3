internal import ChatScenarios

/// Which runs of two records belong together.
public enum RunMatch {
  /// The run of another record with the same scenario, device, seed and input.
  ///
  /// Constants may differ.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  public static func partner(of run: RunEntry, in record: RunRecord) -> RunEntry? {
    record.runs.first { other in
      other.scenario == run.scenario && other.seed == run.seed
        && other.device.utf8.elementsEqual(run.device.utf8)
        && other.input?.digest == run.input?.digest
    }
  }
}
