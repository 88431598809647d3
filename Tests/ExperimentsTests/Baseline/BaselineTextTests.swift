import Testing

@testable import Experiments

@Suite struct BaselineTextTests {
  /// BM-BASE-3: over the shipped corpus only the parser and the recorded file matter.
  @Test func `Recorded text depends on parser and recorded file, own text on all but that`() throws
  {
    let recorded = try BaselineWorld.run("a/a", text: .recorded)
    let own = try BaselineWorld.run("a/b", text: .own)
    let both = BaselineWorld.record([recorded, own])
    #expect(BaselineText(of: .stated, in: both) == nil)
    #expect(
      BaselineText(of: .recorded, in: both) == BaselineText(cmarkGFM: "0.29", metrics: ["aa"])
    )
    let expected = BaselineText(
      cmarkGFM: "0.29",
      metrics: ["bb"],
      fonts: ["ff"],
      libraries: [.init(name: "icu", version: "72.1")]
    )
    #expect(BaselineText(of: .own, in: both) == expected)
    // The same run, without another beside it that needs the recorded file.
    let alone = BaselineWorld.record([own], metrics: ["bb"])
    #expect(BaselineText(of: .own, in: alone) == expected)
  }
}
