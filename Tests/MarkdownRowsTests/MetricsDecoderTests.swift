import StrictJSON
import Testing

@testable import MarkdownRows

@Suite struct MetricsDecoderTests {
  private static let head = "{\"schema\":\"timelinebench.metrics/1\",\"name\":\"n\","

  /// T-FONT-2.
  @Test(arguments: [
    "{}", "{\"schema\":\"x\"}", head + "\"rowHeights\":[]}", head + "\"more\":1}",
    head + "\"rowHeights\":[{\"row\":\"a\",\"widthPt\":1}]}",
    head + "\"rowHeights\":[{\"row\":\"a\",\"widthPt\":-1,\"heightPt\":1}]}",
    head + "\"rowHeights\":[{\"row\":\"a\",\"widthPt\":1,\"heightPt\":1},"
      + "{\"row\":\"a\",\"widthPt\":1,\"heightPt\":2}]}",
    head + "\"advances\":{\"unitsPerEm\":0,\"styles\":[]}}",
    head + "\"advances\":{\"unitsPerEm\":1,\"styles\":[]}}",
    head + "\"advances\":{\"unitsPerEm\":1,\"styles\":[{\"style\":\"x\",\"standard\":1}]}}",
    head + "\"advances\":{\"unitsPerEm\":1,\"styles\":[{\"style\":\"regular\",\"standard\":1,"
      + "\"listed\":[[2,1],[1,1]]}]}}",
    head + "\"recorded\":{\"unitsPerEm\":1,\"spaces\":[1],\"column\":1,\"words\":[],"
      + "\"leaves\":[]}}",
    head + "\"recorded\":{\"unitsPerEm\":1,\"spaces\":[1,1,1,1,1],\"column\":1,"
      + "\"words\":[{\"s\":\"bold\",\"t\":\"ab\",\"c\":[5,1]}],\"leaves\":[]}}",
    head + "\"recorded\":{\"unitsPerEm\":1,\"spaces\":[1,1,1,1,1],\"column\":1,\"words\":[],"
      + "\"leaves\":[{\"h\":\"1\",\"n\":3,\"u\":[2,1]}]}}",
  ])
  func `A file that breaks the format is refused`(_ text: String) {
    #expect(throws: JSONError.self) { try MetricsFile(Array(text.utf8)) }
  }
}
