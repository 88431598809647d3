import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct StreamingDocumentTests {
  #if DEBUG
  private static let stepCount = 12_000
  #else
  private static let stepCount = 500_000
  #endif

  /// Feeds bytes in pieces and compares every step with a full parse of what is displayed.
  ///
  /// - Returns: The number of steps, and the first one that differs.
  private func compare(
    _ bytes: [UInt8],
    _ policy: ProvisionalLine,
    pieces: (inout RandomSource) -> Int = { _ in 1 },
    limits: MarkdownLimits = .standard
  ) -> (steps: Int, wrong: Int?) {
    var random = RandomSource(seed: UInt64(bytes.count))
    var row = StreamingDocument(policy: policy, limits: limits)
    var steps = 0
    var index = 0
    while index < bytes.count {
      let end = min(bytes.count, index + pieces(&random))
      let isChanged = row.append(bytes[index..<end])
      index = end
      steps += 1
      guard isChanged else { continue }
      let full = MarkdownDocument(Array(bytes[..<row.displayedCount]), limits: limits)
      if row.document != full { return (steps, index) }
      if policy == .exact && bytes.count - row.displayedCount > bytes.count - index + 3 {
        return (steps, index)
      }
    }
    row.finish()
    if row.displayedCount != bytes.count { return (steps, bytes.count) }
    if row.document != MarkdownDocument(bytes, limits: limits) { return (steps, bytes.count) }
    return (steps + 1, nil)
  }

  private func check(_ bytes: [UInt8], _ policy: ProvisionalLine) -> Int {
    let (steps, wrong) = compare(bytes, policy)
    if let wrong {
      let shown = String(decoding: bytes, as: UTF8.self).debugDescription
      Issue.record("\(policy.name): differs after \(wrong) bytes of \(shown)")
    }
    return steps
  }

  /// T-STREAM-11, T-STREAM-16.
  @Test(arguments: ProvisionalLine.allCases)
  func `Every example equals a full parse at every byte`(_ policy: ProvisionalLine) {
    for example in StreamingExamples.all { _ = check(Array(example.utf8), policy) }
  }

  /// T-STREAM-11, T-STREAM-16.
  @Test(arguments: ProvisionalLine.allCases)
  func `Random joins equal a full parse at every one of 12,000 bytes (500,000 in release)`(
    _ policy: ProvisionalLine
  ) {
    var random = RandomSource(seed: policy == .held ? 41 : 42)
    var steps = 0
    var documents = 0
    while steps < StreamingDocumentTests.stepCount {
      steps += check(StreamingExamples.join(&random), policy)
      documents += 1
    }
    #expect(documents > 100)
  }

  /// T-STREAM-11.
  @Test func `Random joins in pieces of 1 to 40 bytes equal a full parse at every piece`() {
    var random = RandomSource(seed: 43)
    for _ in 0..<300 {
      let bytes = StreamingExamples.join(&random)
      for policy in ProvisionalLine.allCases {
        let wrong = compare(bytes, policy, pieces: { $0.within(1...40) }).wrong
        #expect(wrong == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  /// T-STREAM-11.
  @Test func `Chat answers in pieces of 1 to 99 bytes equal a full parse at every piece`() {
    for bytes in TestFile.answers() {
      for policy in ProvisionalLine.allCases {
        #expect(compare(bytes, policy, pieces: { $0.within(1...99) }).wrong == nil)
      }
    }
  }

  /// T-GUARD-2.
  @Test func `A row that trips a guard on the way equals the plain text of its bytes`() {
    var limits = MarkdownLimits()
    limits.atSigns = 2
    let bytes = Array("# a\n\nb@c d@e\n\n- f@g\n- h\n".utf8)
    for policy in ProvisionalLine.allCases {
      #expect(compare(bytes, policy, limits: limits).wrong == nil)
    }
    var row = StreamingDocument(limits: limits)
    row.append(bytes)
    #expect(row.guardReason == .atSigns)
    #expect(row.settled.isEmpty)
  }

  /// T-STREAM-1.
  @Test(arguments: ["abc\n#", "***", "```a", "<div", "|a|\n|-", "- a\n-", "> a\nb", "1"])
  func `A partial last line never settles a block`(_ text: String) {
    var row = StreamingDocument(policy: .exact)
    row.append(Array(text.utf8))
    #expect(row.settled.isEmpty)
  }

  /// T-STREAM-2, T-STREAM-4.
  @Test func `Everything before the last top-level block is settled at its line end`() {
    var row = StreamingDocument(policy: .exact)
    row.append(Array("# a\n\nb\n\n- c\n".utf8))
    #expect(row.settled.map(\.blocks.count) == [2])
    #expect(row.tail.blocks.map(\.kind) == [.list, .item, .paragraph])
    row.append(Array("- d\n\ne\n".utf8))
    #expect(row.settled.count == 2)
    #expect(row.tail.blocks.map(\.kind) == [.paragraph])
  }

  /// T-STREAM-3.
  @Test func `A table that splits the paragraph before it keeps the paragraph open`() {
    var row = StreamingDocument(policy: .exact)
    let bytes = Array("x\n\na\n|b|\n|-|\n".utf8)
    row.append(bytes)
    #expect(row.document.blocks.map(\.kind).prefix(3) == [.paragraph, .paragraph, .table])
    #expect(row.settled.isEmpty)
    #expect(row.document == MarkdownDocument(bytes))
    row.append(Array("\ny\n".utf8))
    #expect(row.settled.map(\.blocks.count) == [5])
  }

  /// T-STREAM-5.
  @Test func `A line that starts with a bracket and a later definition mark need full parses`() {
    var row = StreamingDocument(policy: .exact)
    row.append(Array("a\n\n[b\n".utf8))
    #expect(!row.usesFullParses)
    row.append(Array("c\n\n]:".utf8))
    #expect(row.usesFullParses)
    #expect(row.settled.isEmpty)
    var other = StreamingDocument(policy: .exact)
    other.append(Array("a [b]: c\n".utf8))
    #expect(!other.usesFullParses)
  }

  /// T-STREAM-9.
  @Test func `Half a character and a carriage return wait for the next piece`() {
    var row = StreamingDocument(policy: .exact)
    row.append([0x61, 0xf0, 0x9f, 0x91])
    #expect(row.displayedCount == 1)
    row.append([0x8d])
    #expect(row.displayedCount == 5)
    row.append([0x0d])
    #expect(row.displayedCount == 5)
    row.append([0x0a, 0x62])
    #expect(row.displayedCount == 8)
    row.append([0xff, 0xc3])
    row.finish()
    #expect(row.displayedCount == 10)
  }

  /// T-TARGET-6.
  @Test func `40-byte pieces parse less than a tenth of what full parses would`() {
    var parsed = 0
    var full = 0
    for bytes in TestFile.answers() where !bytes.contains(UInt8(ascii: "[")) {
      let long = bytes + bytes + bytes + bytes + bytes + bytes
      var row = StreamingDocument()
      for start in stride(from: 0, to: long.count, by: 40) {
        row.append(long[start..<min(long.count, start + 40)])
        full += row.displayedCount
      }
      parsed += row.bytesParsed
      #expect(!row.usesFullParses)
    }
    #expect(parsed * 10 < full, "\(parsed) of \(full)")
  }
}
