internal import StrictJSON
internal import TimelineUnits

/// Records the words and break positions of rows as a metrics file.
///
/// Source: T-DET-6.
public enum MetricsRecorder {
  /// The bytes of a metrics file from which the rows measure as with the fonts.
  ///
  /// - Parameters:
  ///   - name: What the file is called in results.
  ///   - rows: The bytes of the rows.
  ///   - fonts: The fonts that measure the words.
  /// - Returns: A JSON document, the same for the same rows in any order.
  /// - Throws: `FontError` when ICU has no line-break data.
  /// - Complexity: O(*b*), where *b* is the number of bytes of all rows.
  public static func record(
    name: String,
    rows: [[UInt8]],
    fonts: FontSet
  ) throws(FontError) -> [UInt8] {
    let log = WordLog()
    let shaper = WordShaper(fonts: fonts)
    shaper.log = log
    var breaker = try LineBreaker()
    var leaves: [RecordedLeaf] = []
    for tailoring in Tailoring.allCases {
      let measurer = try RowMeasurer(
        source: .fonts(shaper),
        style: .oracle,
        tailoring: tailoring
      )
      for row in rows {
        let document = MarkdownDocument(row)
        _ = measurer.prepare(document)
        if tailoring == .uax14 {
          append(document, to: &leaves, &breaker)
        }
      }
    }
    leaves.sort { $0.hash == $1.hash ? $0.count < $1.count : $0.hash < $1.hash }
    var unique: [RecordedLeaf] = []
    for leaf in leaves where unique.last != leaf { unique.append(leaf) }
    return write(name, fonts, shaper, log.words(), unique)
  }

  private static func append(
    _ document: MarkdownDocument,
    to leaves: inout [RecordedLeaf],
    _ breaker: inout LineBreaker
  ) {
    for block in document.blocks where block.kind.hasInlineText && !block.text.isEmpty {
      let leaf = document.withLeaf(block) { text, _ in
        RecordedLeaf(
          hash: StableHash.of(text),
          count: text.count,
          uax14: Array(breaker.positions(in: text, tailoring: .uax14)),
          web: Array(breaker.positions(in: text, tailoring: .web))
        )
      }
      leaves.append(leaf)
    }
  }

  private static func write(
    _ name: String,
    _ fonts: FontSet,
    _ shaper: WordShaper,
    _ words: [RecordedWord],
    _ leaves: [RecordedLeaf]
  ) -> [UInt8] {
    var lines: [[UInt8]] = []
    lines.append(
      object { writer in
        writer.member("schema", MetricsFile.schema)
        writer.member("name", name)
        writer.member("versions") { writer in
          writer.object { writer in
            writer.member("cmarkGFM", TextVersions.cmarkGFM)
            writer.member("harfBuzz", TextVersions.harfBuzz)
            writer.member("icu", TextVersions.icu)
            writer.member("unicode", TextVersions.unicode)
          }
        }
        writer.member("fonts") { writer in
          writer.array { writer in
            for font in fonts.digests {
              writer.object { writer in
                writer.member("name", font.name)
                writer.member("sha256", font.sha256)
              }
            }
          }
        }
        writer.member("recorded") { writer in
          writer.object { writer in
            writer.member("unitsPerEm", Int(fonts.unitsPerEm))
            writer.member("spaces") { writer in
              writer.array { writer in
                for style in FaceStyle.allCases {
                  writer.value(Int(shaper.advance(of: 0x20, style)))
                }
              }
            }
            writer.member("column", Int(shaper.advance(of: 0x30, .mono)))
            writer.member("words") { writer in
              writer.array { writer in
                for word in words { writer.raw([0x0a] + line(of: word)) }
              }
            }
            writer.member("leaves") { writer in
              writer.array { writer in
                for leaf in leaves { writer.raw([0x0a] + line(of: leaf)) }
              }
            }
          }
        }
      }
    )
    return Array(lines.joined()) + [0x0a]
  }

  private static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object(members)
    return writer.finish()
  }

  private static func line(of word: RecordedWord) -> [UInt8] {
    object { writer in
      writer.member("s", word.style.name)
      writer.member("t", text: word.bytes)
      writer.member("c") { writer in
        writer.array { writer in
          for cluster in word.clusters {
            writer.value(Int(cluster.units))
            writer.value(Int(cluster.byteCount))
          }
        }
      }
    }
  }

  private static func line(of leaf: RecordedLeaf) -> [UInt8] {
    func write(_ positions: [UInt32], _ writer: inout JSONWriter) {
      writer.array { writer in
        for position in positions {
          let value = Int(position & ~LineBreaker.mandatory)
          writer.value(position >= LineBreaker.mandatory ? -value : value)
        }
      }
    }
    return object { writer in
      writer.member("h", String(leaf.hash, radix: 16))
      writer.member("n", leaf.count)
      writer.member("u") { writer in write(leaf.uax14, &writer) }
      if leaf.web != leaf.uax14 { writer.member("w") { writer in write(leaf.web, &writer) } }
    }
  }
}
