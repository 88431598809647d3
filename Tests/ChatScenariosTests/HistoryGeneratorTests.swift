import MarkdownRows
import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct HistoryGeneratorTests {
  @Test(arguments: [0, 1, 7, 1_000])
  func `Histories have the length asked for, and longer ones begin with shorter ones`(
    count: Int
  ) throws {
    let corpus = try ShippedCorpus.rows()
    let generator = HistoryGenerator(seed: 11)
    #expect(generator.rows(count: count).count == count)
    #expect(generator.rows(count: 1_001).prefix(count) == generator.rows(count: count)[...])
    let texts = generator.texts(count: count, like: corpus)
    #expect(texts.count == count)
    #expect(generator.texts(count: count + 9, like: corpus).prefix(count) == texts[...])
  }

  @Test func `Equal seeds give equal histories, other seeds other ones`() throws {
    let corpus = try ShippedCorpus.rows()
    let first = HistoryGenerator(seed: 1)
    #expect(first.rows(count: 300) == HistoryGenerator(seed: 1).rows(count: 300))
    #expect(first.rows(count: 300) != HistoryGenerator(seed: 2).rows(count: 300))
    let texts = first.texts(count: 60, like: corpus)
    #expect(texts == HistoryGenerator(seed: 1).texts(count: 60, like: corpus))
    #expect(texts != HistoryGenerator(seed: 2).texts(count: 60, like: corpus))
  }

  @Test func `A seed's rows are the same on every machine`() {
    var hash = StableHash()
    for row in HistoryGenerator(seed: 5).rows(count: 500) {
      hash.combine(row.kind.rawValue)
      for shift in 0..<8 {
        hash.combine(UInt8(truncatingIfNeeded: row.height.units >> (8 * shift)))
      }
    }
    #expect(hash.value == 18_194_654_751_364_156_533)
  }

  @Test
  func `Of 20,000 rows every kind has its share of the corpus, within 1.5 points of a hundred`() {
    let rows = HistoryGenerator(seed: 3).rows(count: 20_000)
    for kind in RowKind.allCases {
      let share = Double(rows.count { $0.kind == kind }) / 20_000
      let wanted =
        Double(CorpusHeights.rows.count { $0.kind == kind }) / Double(CorpusHeights.rows.count)
      #expect(abs(share - wanted) < 0.015, "\(kind)")
    }
  }

  @Test(arguments: RowKind.allCases)
  func `Heights stay between the lowest and the highest of their kind and keep its deciles`(
    kind: RowKind
  ) {
    let heights = HistoryGenerator(seed: 4).rows(count: 20_000)
      .filter { $0.kind == kind }.map(\.height).sorted()
    let measured = CorpusHeights.ladder[Int(kind.rawValue)]
    #expect(heights[0] >= measured[0])
    #expect(heights[heights.count - 1] <= measured[measured.count - 1])
    for decile in 1..<10 {
      let index = (measured.count - 1) * decile / 10
      let lower = measured[max(0, index - 1)]
      let upper = measured[min(measured.count - 1, index + 2)]
      let height = heights[(heights.count - 1) * decile / 10]
      #expect(lower <= height && height <= upper, "decile \(decile)")
    }
  }

  @Test func `Of 2,000 rows of text no two replies are alike, and kinds follow the corpus`() throws
  {
    let corpus = try ShippedCorpus.rows()
    let texts = HistoryGenerator(seed: 6).texts(count: 2_000, like: corpus)
    let long = texts.filter { $0.kind == .agentReply && $0.markdown.count >= 600 }.map(\.markdown)
    #expect(long.count > 100)
    #expect(Set(long).count == long.count)
    #expect(Set(texts.map(\.idHash)).count == 2_000)
    let pairs = { (rows: [TextRow]) in
      Set(
        zip(rows, rows.dropFirst()).filter { $1.kind != .user && $1.kind != .system }.map {
          "\($0.kind) \($1.kind)"
        }
      )
    }
    #expect(pairs(texts).isSubset(of: pairs(corpus)))
  }

  @Test func `Generated text is as long as the corpus, within a tenth`() throws {
    let corpus = try ShippedCorpus.rows()
    let texts = HistoryGenerator(seed: 8).texts(count: 5_000, like: corpus)
    for kind in RowKind.allCases {
      let bytes = { (rows: [TextRow]) in
        let lengths = rows.filter { $0.kind == kind }.map { Double($0.markdown.count) }
        return lengths.reduce(0, +) / Double(lengths.count)
      }
      #expect(abs(bytes(texts) / bytes(corpus) - 1) < 0.1, "\(kind)")
    }
  }

  @Test func `Texts are valid UTF-8`() throws {
    for row in HistoryGenerator(seed: 9).texts(count: 500, like: try ShippedCorpus.rows()) {
      #expect(String(validating: row.markdown, as: UTF8.self) != nil)
    }
  }

  @Test func `The envelope decodes to the same rows`() throws {
    let corpus = try ShippedCorpus.rows()
    let generator = HistoryGenerator(seed: 10)
    let envelope = generator.envelope(count: 400, like: corpus)
    let rows = try InputLoader.rows(ofEnvelope: envelope, at: "generated").map { row in
      var row = row
      row.place = nil
      return row
    }
    #expect(rows == generator.texts(count: 400, like: corpus))
  }

  @Test func `Without messages every row is a turn of its own`() {
    let corpus = (0..<4).map { TextRow(kind: .agentReply, markdown: [65 + $0], idHash: 0) }
    let texts = HistoryGenerator(seed: 2).texts(count: 40, like: corpus)
    #expect(texts.count == 40)
    #expect(texts.prefix(4).map(\.markdown) != corpus.map(\.markdown))
  }

  @Test func `Without a corpus there is no history`() {
    #expect(HistoryGenerator(seed: 1).texts(count: 5, like: []).isEmpty)
  }
}
