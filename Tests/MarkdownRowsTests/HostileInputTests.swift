import Testing
import TimelineUnits

@testable import MarkdownRows

#if canImport(Glibc)
import Glibc
#endif

@Suite(.serialized) struct HostileInputTests {
  #if DEBUG
  private static let sizes = [8_192, 131_072]
  private static let shapeSize = 6_000
  #else
  private static let sizes = [8_192, 32_768, 65_000, 131_072]
  private static let shapeSize = 65_000
  #endif

  /// The CPU time of this thread in milliseconds.
  private func cpuTimeMs() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  private func measurer() throws -> RowMeasurer {
    try RowMeasurer(source: .table(.square(unitsPerEm: 1_000)), style: .oracle)
  }

  /// The smallest CPU time of `runs` runs, in milliseconds.
  private func costMs(_ bytes: [UInt8], _ measurer: RowMeasurer, runs: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      measurer.dropCaches()
      let start = cpuTimeMs()
      _ = measurer.measure(markdown: bytes, kind: .agentReply, width: .points(358))
      best = min(best, cpuTimeMs() - start)
    }
    return best
  }

  /// T-HOSTILE-3, T-TARGET-10.
  @Test
  func `Each of 56 patterns at 8 to 128 KB costs at most 250 ms in release, or names a guard`()
    throws
  {
    let measurer = try measurer()
    var tripped = 0
    for pattern in HostilePattern.all {
      for size in HostileInputTests.sizes {
        let bytes = Array(pattern.make(size).utf8)
        let row = measurer.measure(markdown: bytes, kind: .agentReply, width: .points(358))
        if row.guardReason != nil { tripped += 1 }
        #expect(bytes.count <= 65_536 || row.guardReason != nil, "\(pattern) at \(size)")
        #if !DEBUG
        let cost = costMs(bytes, measurer, runs: 2)
        #expect(cost <= 250, "\(pattern) at \(size): \(cost) ms, \(row.guardReason as Any)")
        #endif
      }
    }
    #expect(HostilePattern.all.map(\.number) == Array(1...56))
    #expect(tripped > 56)
  }

  /// H-GEO-5, T-TARGET-10.
  @Test func `No pattern's cost grows more than 2.3 times when its size doubles, in release`()
    throws
  {
    #if !DEBUG
    let measurer = try measurer()
    for pattern in HostilePattern.all {
      var before = Double.infinity
      for size in [8_192, 16_384, 32_768, 65_000] {
        let cost = costMs(Array(pattern.make(size).utf8), measurer, runs: 5)
        #expect(cost < 5 || cost <= 2.3 * before, "\(pattern) at \(size): \(before) to \(cost) ms")
        before = cost
      }
    }
    #endif
  }

  /// MD-4.
  @Test func `Each pattern in each of 11 shapes costs at most 250 ms at 64 KB in release`() throws {
    let measurer = try measurer()
    for pattern in HostilePattern.all {
      for shape in HostilePattern.Shape.all {
        let bytes = Array(pattern.lines(shape, size: HostileInputTests.shapeSize).utf8)
        let row = measurer.measure(markdown: bytes, kind: .agentReply, width: .points(358))
        #expect(row.bytes == bytes.count)
        #if !DEBUG
        let cost = costMs(bytes, measurer, runs: 2)
        #expect(cost <= 250, "\(pattern) in \(shape): \(cost) ms, \(row.guardReason as Any)")
        #endif
      }
    }
  }

  /// T-HOSTILE-3.
  @Test(arguments: [
    (19, GuardReason.nesting), (20, .nesting), (23, .indentation), (30, .declarations),
    (29, .declarations), (31, .declarations), (11, .imageMarks), (35, .atSigns),
    (38, .parentheses), (42, .pipes), (43, .pipes), (46, .references), (51, .references),
    (5, .inlineRun), (44, .lines),
  ])
  func `A pattern that a guard catches names the guard`(
    _ number: Int,
    _ reason: GuardReason
  ) throws {
    let pattern = try #require(HostilePattern.all.first { $0.number == number })
    #expect(InputGuard.check(Array(pattern.make(32_768).utf8)) == reason)
  }

  /// B50.
  @Test func `Known quadratic inputs of the parser family are caught or cheap`() throws {
    func repeated(_ text: String, _ count: Int) -> String {
      String(repeating: text, count: count)
    }
    let measurer = try measurer()
    for text in [
      repeated(">", 8_000) + repeated("a*", 8_000),
      repeated("- ", 3_000) + "x" + repeated("\n", 3_000),
      repeated("www._", 10_000), "http://a" + repeated(")", 20_000),
    ] {
      let row = measurer.measure(
        markdown: Array(text.utf8),
        kind: .agentReply,
        width: .points(358)
      )
      #expect(row.guardReason != nil)
    }
    // Controls that are linear and pass.
    for text in [repeated("[a](b ", 600), repeated("[", 900) + repeated("]", 900)] {
      #expect(InputGuard.check(Array(text.utf8)) == nil)
    }
  }

  /// T-DET-5.
  @Test func `3,000 random byte strings never trap and measure alike twice`() throws {
    var random = RandomSource(seed: 56)
    let first = try measurer()
    let second = try RowMeasurer(source: .table(.square(unitsPerEm: 1_000)), style: .oracle)
    let alphabet = Array("`~*_[]()<>|-:#\n\r\t &\\!@1.+= aé漢👍".utf8)
    for _ in 0..<3_000 {
      let bytes = (0..<random.below(160)).map { _ -> UInt8 in
        random.chance(1, in: 8)
          ? UInt8(random.below(256)) : alphabet[random.below(alphabet.count)]
      }
      let width = Length.points(Int64(random.below(500)))
      let one = first.measure(markdown: bytes, kind: .agentReply, width: width)
      second.dropCaches()
      #expect(one == second.measure(markdown: bytes, kind: .agentReply, width: width))
      #expect(one.height >= .zero)
    }
  }
}
