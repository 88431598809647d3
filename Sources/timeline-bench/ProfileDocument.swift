internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments
internal import MarkdownRows
internal import StrictJSON
internal import TimelineTrace
internal import TimelineUnits

/// A profile as JSON: what is exact and what is sampled stand in objects of their own.
///
/// Source: BM-PRIN-2, BM-PRIN-5.
enum ProfileDocument {
  /// The version of the document.
  static let schema = "timelinebench.profile/1"

  static func json(of profiles: [RunProfile], _ options: ProfileOptions) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("includesText", options.includesText)
      writer.member("rounds", options.rounds)
      writer.member("runs") { writer in
        writer.array { writer in
          for profile in profiles {
            writer.object { write(profile, options, &$0) }
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(
    _ profile: RunProfile,
    _ options: ProfileOptions,
    _ writer: inout JSONWriter
  ) {
    writer.member("name", profile.title)
    writer.member("digest", HexDigits.text(of: profile.trace.digest))
    writer.member("isRepeatable", profile.isRepeatable)
    writer.member("measurements") { writer in
      writer.object { writer in
        writer.member("hasCosts", profile.scenario.hasCosts)
        writer.member("phases") { writer in
          writer.array { writer in
            for part in ProfilePart.all { writeCharge(of: part, profile, &writer) }
          }
        }
        writer.member("frame") { writer in
          guard let frame = profile.dearestCharge else { return writer.value(String?.none) }
          writer.object { writer in
            write(frame, profile, &writer)
            writer.member("chargeMs", frame.charge.milliseconds)
          }
        }
        writer.member("rows") { writer in
          write(profile.dearestCharges(options.rowCount), profile, options, &writer) {
            $1.member("chargeMs", $0.charge.milliseconds)
          }
        }
      }
    }
    writer.member("samples") { writer in
      writer.object { writeSamples(of: profile, options, &$0) }
    }
  }

  private static func writeSamples(
    of profile: RunProfile,
    _ options: ProfileOptions,
    _ writer: inout JSONWriter
  ) {
    let totals = profile.totals
    writer.member("unobserved") { writer in
      writer.object { writer in
        writer.member("preparationCpuNs", Int(totals.preparationCPU))
        writer.member("preparationWallNs", Int(totals.preparationWall))
        writer.member("runCpuNs", Int(totals.runCPU))
        writer.member("runWallNs", Int(totals.runWall))
      }
    }
    writer.member("marks", profile.marks.count)
    writer.member("markNs", Int(profile.marks.cost))
    writer.member("phases") { writer in
      writer.array { writer in
        for part in ProfilePart.all { writeSample(of: part, profile, &writer) }
      }
    }
    writer.member("frame") { writer in
      guard let frame = profile.dearestFrame else { return writer.value(String?.none) }
      writer.object { writer in
        write(frame, profile, &writer)
        writer.member("ns", Int(frame.hostNanoseconds))
      }
    }
    writer.member("rows") { writer in
      write(profile.dearestRows(options.rowCount), profile, options, &writer) {
        $1.member("ns", Int($0.hostNanoseconds))
      }
    }
  }

  private static func writeCharge(
    of part: ProfilePart,
    _ profile: RunProfile,
    _ writer: inout JSONWriter
  ) {
    let calls = profile.calls(of: part)
    let charge = PhaseCharge(profile.charges(of: part))
    guard calls > 0 || charge != nil else { return }
    writer.object { writer in
      writer.member("phase", part.name)
      writer.member("calls", calls)
      guard let charge else { return }
      writer.member("charges", charge.count)
      writer.member("p50Ms", charge.p50.milliseconds)
      writer.member("p95Ms", charge.p95.milliseconds)
      writer.member("maxMs", charge.maximum.milliseconds)
      writer.member("sumMs", charge.sum.milliseconds)
    }
  }

  private static func writeSample(
    of part: ProfilePart,
    _ profile: RunProfile,
    _ writer: inout JSONWriter
  ) {
    guard let sample = PhaseSample(profile.readings(of: part)) else { return }
    writer.object { writer in
      writer.member("phase", part.name)
      for (key, percentile) in [("p50Ns", 50), ("p95Ns", 95), ("maxNs", 100)] {
        writer.member(key, Int(sample.samples.percentile(percentile) ?? 0))
      }
      writer.member("sumNs", Int(sample.sum))
      guard let counted = profile.allocations else { return }
      writer.member("allocations", Int(counted.calls.sum(of: part)))
      writer.member("allocatedBytes", Int(counted.bytes.sum(of: part)))
    }
  }

  private static func write(
    _ frame: ProfiledFrame,
    _ profile: RunProfile,
    _ writer: inout JSONWriter
  ) {
    writer.member("number", frame.number)
    writer.member("atMs", (frame.at - .zero).milliseconds)
    writer.member("cause", profile.cause(of: frame).text)
  }

  private static func write(
    _ rows: [ProfiledRow],
    _ profile: RunProfile,
    _ options: ProfileOptions,
    _ writer: inout JSONWriter,
    _ figure: (ProfiledRow, inout JSONWriter) -> Void
  ) {
    writer.array { writer in
      for row in rows {
        let texts = profile.scenario.texts
        let text = row.item.index < texts.count ? texts[row.item.index] : nil
        writer.object { writer in
          writer.member("row", row.item.index)
          if let text { writer.member("idHash", HexDigits.text(of: text.idHash)) }
          figure(row, &writer)
          writer.member("reasons") { writer in
            writer.array { writer in
              for reason in ProfileRowText.reasons(for: row, text: text) { writer.value(reason) }
            }
          }
          if options.includesText, let text { writer.member("text", text: text.markdown) }
        }
      }
    }
  }
}
