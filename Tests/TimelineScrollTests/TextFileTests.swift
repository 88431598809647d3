import Testing
import TestSupport

@Suite struct TextFileTests {
  @Test func `What is written is read back, in folders that are made for it`() {
    let path = "/tmp/timeline-bench-text-file/a/b.txt"
    #expect(TextFile.write("one\ntwo\n", to: path))
    #expect(TextFile.read(path) == Array("one\ntwo\n".utf8))
  }

  @Test func `What is not there is nil`() {
    #expect(TextFile.read("/nowhere/at/all") == nil)
    #expect(TextFile.environment("TIMELINEBENCH_NO_SUCH_VARIABLE") == nil)
  }
}
