public import TimelineUnits

/// Where the time of some scenarios goes, taken together.
public struct ProfileSummary {
  /// The profiles in order.
  public let profiles: [RunProfile]

  /// Creates a summary.
  public init(_ profiles: [RunProfile]) {
    self.profiles = profiles
  }

  /// How often a part occurred.
  public func calls(of part: ProfilePart) -> Int {
    profiles.reduce(0) { $0 + $1.calls(of: part) }
  }

  /// What a part was charged in virtual time; `nil` if nothing.
  public func charge(of part: ProfilePart) -> PhaseCharge? {
    PhaseCharge(profiles.flatMap { $0.charges(of: part) })
  }

  /// What a part cost on this machine; `nil` if it did not occur.
  public func sample(of part: ProfilePart) -> PhaseSample? {
    PhaseSample(profiles.flatMap { $0.readings(of: part) })
  }

  /// All charges together, those of preparations included.
  public var chargedSum: Interval { profiles.reduce(.zero) { $0 + $1.chargedSum } }

  /// All readings together, in nanoseconds.
  public var hostSum: Int64 { profiles.reduce(0) { $0 + $1.hostSum } }

  /// The allocations of a part and their bytes; `nil` where they were not counted.
  public func allocations(of part: ProfilePart) -> (calls: Int64, bytes: Int64)? {
    var sum: (calls: Int64, bytes: Int64) = (0, 0)
    for profile in profiles {
      guard let counted = profile.allocations else { return nil }
      sum.calls += counted.calls.sum(of: part)
      sum.bytes += counted.bytes.sum(of: part)
    }
    return profiles.isEmpty ? nil : sum
  }

  /// The profile and frame that were charged most; `nil` if none was charged anything.
  public var dearestCharge: (profile: RunProfile, frame: ProfiledFrame)? {
    profiles.compactMap { profile in profile.dearestCharge.map { (profile, $0) } }
      .max { $0.1.charge < $1.1.charge }
  }

  /// The profile and frame that cost most on this machine.
  public var dearestFrame: (profile: RunProfile, frame: ProfiledFrame)? {
    profiles.compactMap { profile in profile.dearestFrame.map { (profile, $0) } }
      .max { $0.1.hostNanoseconds < $1.1.hostNanoseconds }
  }

  /// The rows that were charged most, the dearest first.
  public func dearestCharges(_ count: Int) -> [(profile: RunProfile, row: ProfiledRow)] {
    first(count, profiles.map { ($0, $0.dearestCharges(count)) }) { $0.charge > $1.charge }
  }

  /// The rows that cost most on this machine, the dearest first.
  public func dearestRows(_ count: Int) -> [(profile: RunProfile, row: ProfiledRow)] {
    first(count, profiles.map { ($0, $0.dearestRows(count)) }) {
      $0.hostNanoseconds > $1.hostNanoseconds
    }
  }

  /// The first rows of all; of equal ones the earlier profile's come first.
  private func first(
    _ count: Int,
    _ rows: [(profile: RunProfile, rows: [ProfiledRow])],
    isBefore: (ProfiledRow, ProfiledRow) -> Bool
  ) -> [(profile: RunProfile, row: ProfiledRow)] {
    let all = rows.flatMap { item in item.rows.map { (profile: item.profile, row: $0) } }
    let order = all.indices.sorted { left, right in
      if isBefore(all[left].row, all[right].row) { return true }
      return !isBefore(all[right].row, all[left].row) && left < right
    }
    return order.prefix(count).map { all[$0] }
  }
}
