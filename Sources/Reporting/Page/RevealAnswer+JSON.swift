internal import StrictJSON
internal import TimelineFilm
internal import TimelineUnits

extension RevealAnswer {
  /// Writes the answer for the page; times are in ticks.
  func write(kind: String?, _ writer: inout JSONWriter) {
    let sentences = sentences(kind: kind)
    writer.object { writer in
      writer.member("sentences") { writer in
        writer.array { writer in
          for sentence in sentences { writer.value(sentence) }
        }
      }
      if let delay { writer.member("row", delay.item.index) }
      writer.member("turns") { writer in
        writer.array { writer in
          for turn in turns { RevealAnswer.write(turn, &writer) }
        }
      }
    }
  }

  private static func write(_ turn: Turn, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("key", turn.key)
      writer.member("from", turn.from)
      writer.member("to", turn.to)
      writer.member("reveal", turn.reveal.ticks)
      writer.member("trade", turn.trade)
      if let miss = turn.miss { writer.member("miss", miss) }
    }
  }
}
