import Testing

@testable import MarkdownRows

@Suite struct WidthSourceTests {
  /// T-FACE-6.
  @Test func `Each source gives its em, its spaces and its clusters`() throws {
    let recorded = RecordedText(
      unitsPerEm: 20,
      spaces: [4, 4, 4, 4, 12],
      column: 12,
      words: [
        RecordedWord(
          style: .regular,
          bytes: Array("a".utf8),
          clusters: [ClusterAdvance(units: 9, byteCount: 1, isTracked: true)]
        )
      ],
      leaves: []
    )
    let shaper = WordShaper(fonts: try FontSet.installed())
    let sources: [(WidthSource, Int64, Int64)] = [
      (.table(.square(unitsPerEm: 10)), 10, 10), (.recorded(RecordedSource(recorded)), 20, 4),
      (.fonts(shaper), 352_000, shaper.advance(of: 0x20, .regular)),
    ]
    for (source, unitsPerEm, space) in sources {
      #expect(source.unitsPerEm == unitsPerEm)
      #expect(source.space(.regular) == space)
      Array("a".utf8).withUnsafeBufferPointer { word in
        var clusters: [ClusterAdvance] = []
        source.appendClusters(of: word, .regular, to: &clusters)
        #expect(clusters.count == 1)
        #expect(Int64(clusters[0].units) == source.width(of: word, .regular).units)
      }
    }
  }
}
