import Testing

@Suite struct ArgumentBytesTests {
  @Test func `An argument that is no UTF-8 is named with its bytes and not taken for another`() {
    let result = CommandProcess().run(
      ["run", "--input"],
      before: "name=$(printf 'chat\\377.md'); call() { \"$@\" \"$name\"; }; call"
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
