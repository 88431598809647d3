import TimelineTrace

/// The words for the numbers in a film's marks, once for a whole page.
public enum FilmNames {
  /// The words as JSON in UTF-8: one array per set, in the order of the numbers.
  public static func json() -> [UInt8] {
    var json = JSONBytes()
    json.object { json in
      write(FilmMark.self, "marks", to: &json)
      write(InputKind.self, "inputs", to: &json)
      write(RenderCause.self, "renders", to: &json)
      write(SettleKind.self, "passes", to: &json)
      write(SettleReason.self, "reasons", to: &json)
      write(RevealCause.self, "reveals", to: &json)
      write(OlderOutcome.self, "olders", to: &json)
      write(RestoreEnd.self, "restores", to: &json)
      write(FollowReason.self, "follows", to: &json)
      write(BottomEnd.self, "bottoms", to: &json)
      write(FaultKind.self, "faults", to: &json)
      write(LoadFate.self, "fates", to: &json)
    }
    return json.bytes
  }

  private static func write<Name: TraceName>(
    _ names: Name.Type,
    _ key: StaticString,
    to json: inout JSONBytes
  ) {
    json.array(key) { json in
      for name in Name.allCases { json.name(nil, name.name) }
    }
  }
}
