import TestSupport
import Testing

@Suite struct ArgumentBytesTests {
  @Test func `An argument that is no UTF-8 is named with its bytes and not taken for another`() {
    let folder = TemporaryFolder()
    let result = CommandProcess().run(
      ["run", "--input"],
      shell: "\"$(printf 'chat\\377.md')\" >\(folder.path)/output"
    )
    #expect(result.code == 1)
    #expect(
      result.complaints
        == "timeline-bench: argument 3 is no UTF-8: chat\\xff.md; rename the file\n"
    )
  }

  @Test func `Any other text is an argument like another`() {
    let result = CommandProcess().run("run", "--input", "/proc/none/é漢.md")
    #expect(result.complaints.contains("/proc/none/é漢.md: no such file"))
  }
}
