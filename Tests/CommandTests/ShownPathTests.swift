import ChatScenarios
import Testing

@testable import timeline_bench

@Suite struct ShownPathTests {
  private let here = PathText.workingFolder ?? "/"

  @Test func `What is no path, or leads on from here, stays as it is`() {
    for text in ["report", "out/latest", "-o", "reveal/*", "--base=out/before", "a.html", "..x/y"] {
      #expect(ShownPath.text(text) == text)
    }
  }

  @Test func `A path from the root is shown from here on, and without its folders elsewhere`() {
    #expect(ShownPath.text(here + "/out/latest") == "out/latest")
    #expect(ShownPath.text("--base=" + here + "/out/before") == "--base=out/before")
    #expect(ShownPath.text("/srv/someone/chats/a.md") == "…/a.md")
    #expect(ShownPath.text("../../srv/someone/a.md") == "…/a.md")
    #expect(ShownPath.text("out/../a.html") == "a.html")
    #expect(ShownPath.text(here) == "…/" + (PathText.parts(of: here).last ?? ""))
    #expect(ShownPath.text("/") == "…" && ShownPath.text("../..") == "…")
  }
}
