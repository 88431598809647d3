internal import BenchmarkKit
internal import StrictJSON

extension BenchRecord {
  /// The record as JSON: keys in a fixed order; what is not defined is null.
  ///
  /// - Complexity: O(*c* · *s*), where *c* is the number of cases and *s* that of their samples.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", BenchRecord.schema)
      writer.member("toolchain", toolchain)
      writer.member("valgrind", valgrind)
      writer.member("buildMode", buildMode)
      writer.member("hashMode", hashMode)
      writer.member("revision", revision.commit)
      writer.member("isDirty", revision.isDirty)
      writer.member("cores", cores)
      writer.member("loadAverages", loadAverages)
      writer.member("referenceNs", referenceNanoseconds)
      writer.member("cases") { writer in
        writer.array { writer in
          for entry in entries { entry.write(to: &writer) }
        }
      }
    }
    return writer.finish()
  }
}

extension BenchEntry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("tier", kind.tier.rawValue)
      writer.member("kind", kind.rawValue)
      writer.member("unit", unit)
      writer.member("figure", figure)
      writer.member("isHigherBetter", isHigherBetter)
      switch bar {
      case .atMost(let bound): writer.member("atMost", bound)
      case .atLeast(let bound): writer.member("atLeast", bound)
      case .none: break
      }
      if let samples { writer.member("samples") { samples.write(to: &$0) } }
      if let memory { writer.member("memory") { memory.write(to: &$0) } }
      if let instructions {
        writer.member("instructions") { writer in
          writer.object { writer in
            writer.member("operations", instructions.operations)
            writer.member("total", instructions.instructions)
          }
        }
      }
    }
  }
}

extension SampleRecord {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("operations", operations)
      writer.member("warmUpBlocks", warmUpBlocks)
      writer.member("isWarm", isWarm)
      writer.member("count", cpu.values.count)
      writer.member("meanNs", cpu.mean)
      for percentile in [50, 75, 90, 95, 99] {
        writer.member("p\(percentile)Ns", cpu.percentile(percentile))
      }
      writer.member("maxNs", cpu.percentile(100))
      writer.member("wallP50Ns", wall.median)
      writer.member("outliers", cpu.outliers(beyond: 1.5))
      writer.member("farOutliers", cpu.outliers(beyond: 3))
      writer.member("cpuNs") { $0.compact(cpu.values) }
      writer.member("wallNs") { $0.compact(wall.values) }
    }
  }
}

extension OperationCounts {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("operations", operations)
      writer.member("allocations", counts.allocations)
      writer.member("requestedBytes", counts.requestedBytes)
      writer.member("frees", counts.frees)
      writer.member("peakBytes", counts.peakBytes)
      writer.member("retains", counts.references?.retains)
      writer.member("releases", counts.references?.releases)
      writer.member("objects", counts.references?.objects)
    }
  }
}

extension JSONWriter {
  /// Writes numbers on one line.
  fileprivate mutating func compact(_ values: [Double]) {
    var writer = JSONWriter(.compact)
    writer.value(values)
    raw(writer.finish())
  }
}
