import ChatScenarios
import Testing

@Suite struct NearestNamesTests {
  private let keys = [
    "reveal.passDelay", "reveal.passClock", "render.minInterval", "follow.duration",
  ]

  @Test func `A swap, a lost and a wrong letter lead to the name that was meant`() {
    for word in ["reveal.passDealy", "reveal.pasDelay", "reveal.passDelax", "Reveal.passdelay"] {
      #expect(NearestNames.nearest(to: word, among: keys).first == "reveal.passDelay")
    }
  }

  @Test func `Nearer names come first and equally near ones keep their order`() {
    #expect(NearestNames.nearest(to: "ab", among: ["ax", "ab", "xb", "ay"]) == ["ab", "ax", "xb"])
  }

  @Test func `A name further away than half of the longer word is not offered`() {
    #expect(NearestNames.nearest(to: "abcd", among: ["abxy"]) == ["abxy"])
    #expect(NearestNames.nearest(to: "abcd", among: ["axyz", ""]) == [])
    #expect(NearestNames.hint(for: "zzz", among: keys) == "")
  }

  @Test func `Options are compared behind their hyphens, and more strictly`() {
    #expect(NearestNames.nearest(to: "--keep", among: ["--seed", "--seeds"]) == [])
    #expect(NearestNames.nearest(to: "--sede", among: ["--seed"]) == ["--seed"])
    #expect(NearestNames.nearest(to: "--objectiv", among: ["--objective"]) == ["--objective"])
  }

  @Test func `A swap of two letters counts as one step`() {
    // Two replacements would be further than half of three letters.
    #expect(NearestNames.nearest(to: "abc", among: ["bac"]) == ["bac"])
    #expect(NearestNames.nearest(to: "abc", among: ["cba"]) == [])
  }

  @Test func `The hint names at most three`() {
    #expect(
      NearestNames.hint(for: "a1", among: ["a2", "a3", "a4", "a5"]) == "; nearest: a2, a3, a4"
    )
  }

  @Test func `A very long word is cut before it is compared`() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(NearestNames.nearest(to: word, among: keys) == [])
  }

  @Test func `Where nothing is near, the list of all names is offered`() {
    #expect(NearestNames.hint(for: "ab", among: ["ac"], orSee: "list") == "; nearest: ac")
    #expect(
      NearestNames.hint(for: "ab", among: ["xy"], orSee: "list")
        == "; 'timeline-bench list' names them"
    )
    #expect(NearestNames.hint(for: "ab", among: ["xy"]) == "")
  }
}
