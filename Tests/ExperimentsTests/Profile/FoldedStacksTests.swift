import Experiments
import Testing
import TimelineUnits

@Suite struct FoldedStacksTests {
  /// The stacks of a text, as the tools that read them take it apart.
  private func parsed(_ text: String) -> [(frames: [Substring], weight: Int64)] {
    text.split(separator: "\n").compactMap { line in
      guard let blank = line.lastIndex(of: " "),
        let weight = Int64(line[line.index(after: blank)...])
      else { return nil }
      return (line[..<blank].split(separator: ";"), weight)
    }
  }

  @Test func `The stacks of a phase add up to the phase's sum, and all to the whole run's`() throws
  {
    let clock = FakeClock(step: 977)
    let profile = try ProfileWorld.profile("older/live-while-restoring", clock: clock)
    var folded = FoldedStacks()
    folded.add(profile, clock: .host)
    let stacks = parsed(folded.text)
    #expect(stacks.count == folded.text.split(separator: "\n").count && stacks.count > 10)
    #expect(stacks.allSatisfy { $0.frames[0] == "older/live-while-restoring" && $0.weight > 0 })
    for part in ProfilePart.all {
      let sum = stacks.filter { $0.frames[2] == part.name }.reduce(0) { $0 + $1.weight }
      #expect(sum == Int64((Double(profile.host.sum(of: part)) / 1_000).rounded()), "\(part)")
    }
    #expect(folded.total == stacks.reduce(0) { $0 + $1.weight })
    #expect(abs(folded.total - profile.hostSum / 1_000) <= Int64(ProfilePart.all.count))
  }

  @Test func `On the virtual clock the stacks add up to what was charged`() throws {
    for name in ["hitch/render-misses-60", "reveal/rows-settle"] {
      let profile = try ProfileWorld.profile(name)
      var folded = FoldedStacks()
      folded.add(profile, clock: .virtual)
      let stacks = parsed(folded.text)
      for phase in WorkPhase.allCases {
        let sum = stacks.filter { $0.frames[2] == "\(phase)" }.reduce(0) { $0 + $1.weight }
        let charged = profile.charges(of: .phase(phase)).reduce(Interval.zero, +)
        #expect(abs(Double(sum) - charged.seconds * 1e6) <= 1, "\(name) \(phase)")
      }
    }
  }

  @Test func `A name with signs of the format or of the terminal stays one frame`() {
    #expect(FoldedStacks.frame("a b;c\nd\u{1b}e\u{2028}f\tg") == "a_b_c_d_e_f_g")
    #expect(FoldedStacks.frame("reveal/é") == "reveal/é")
  }
}
