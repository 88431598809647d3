import Testing

@testable import MarkdownRows

@Suite struct MetricsRecorderTests {
  /// T-DET-6.
  @Test func `The order of the rows does not change the recording`() throws {
    let rows = Array(TestFile.answers().prefix(3))
    let fonts = try FontSet.installed()
    let one = try MetricsRecorder.record(name: "a", rows: rows, fonts: fonts)
    let two = try MetricsRecorder.record(name: "a", rows: rows.reversed(), fonts: fonts)
    #expect(one == two)
  }
}
