internal import BenchmarkKit
internal import StrictJSON

extension BenchComparisonReport {
  /// The report as JSON: keys in a fixed order; what is not defined is null.
  ///
  /// - Complexity: O(*f* + *p*) for *f* findings and *p* pairs.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", BenchComparisonReport.schema)
      writer.member("toolchain", head.toolchain)
      writer.member("valgrind", head.valgrind)
      writer.member("buildMode", head.buildMode)
      writer.member("hashMode", head.hashMode)
      writer.member("baseRevision", base.revision.commit)
      writer.member("headRevision", head.revision.commit)
      writer.member("headIsDirty", head.revision.isDirty)
      writer.member("loadAverages", head.loadAverages)
      writer.member("findings") { writer in
        writer.array { writer in for finding in findings { finding.write(to: &writer) } }
      }
      writer.member("pairs") { writer in
        writer.array { writer in
          for pair in pairs { pair.write(unit: head.entry(pair.name)?.unit, to: &writer) }
        }
      }
      writer.member("means") { writer in
        writer.array { writer in
          for group in means {
            writer.object { writer in
              writer.member("unit", group.unit)
              writer.member("tier", group.tier.rawValue)
              writer.member("cases", group.ratios.count)
              writer.member("ratio", group.mean)
            }
          }
        }
      }
    }
    return writer.finish()
  }
}

extension BenchFinding {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("case", name)
      writer.member("what", what)
      writer.member("tier", tier.rawValue)
      if !unit.isEmpty { writer.member("unit", unit) }
      writer.member("base", base)
      writer.member("head", head)
      writer.member("verdict", verdict.name)
      if let field = verdict.field { writer.member("field", field) }
    }
  }
}

extension PairedResult {
  fileprivate func write(unit: String?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("case", name)
      if let unit { writer.member("unit", unit) }
      writer.member("verdict", verdict.rawValue)
      writer.member("pairs", pairs)
      writer.member("undefined", undefined)
      for (key, interval) in [
        ("change", change), ("baseToBase", twin), ("confirmation", confirmation),
      ] {
        writer.member(key) { writer in
          guard let interval else { return writer.value(Int?.none) }
          writer.object { writer in
            writer.member("low", interval.low)
            writer.member("ratio", interval.ratio)
            writer.member("high", interval.high)
          }
        }
      }
      writer.member("wallRatio", wall)
      writer.member("delta", delta)
      writer.member("isBelowFloor", isBelowFloor)
      writer.member("neededPairs", needed)
    }
  }
}
