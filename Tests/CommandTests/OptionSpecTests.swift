import Testing

@testable import timeline_bench

@Suite struct OptionSpecTests {
  @Test func `An argument names an option alone or with a value joined to it`() {
    let spec = OptionSpec("--out", value: "DIR", "")
    #expect(spec.names("--out") && spec.names("--out=x") && spec.names("--out="))
    #expect(!spec.names("--output") && !spec.names("-out") && !spec.names("out"))
    #expect(spec.usage == "--out DIR" && OptionSpec("--json", "").usage == "--json")
  }
}
