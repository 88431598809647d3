import ChatScenarios
import Experiments
import StrictJSON
import Testing
import TimelineSimulation
import TimelineTrace
import TimelineUnits

@testable import Reporting

/// Covers `ReportData`, `ReportRun`, `PageAssets`, `PageSettings`.
@Suite struct ReportPageTests {
  private let input = SimulationInput(
    rows: (0..<12).map { RowContent(height: .points(50 + 20 * Int64($0))) },
    initial: (0..<12).map { ItemID(rawValue: $0) },
    duration: .milliseconds(400)
  )
  private var trace: Trace { Simulation.run(input) }

  private func page(
    names: [String] = ["reveal/a"],
    command: String = "c",
    extras: ReportExtras = ReportExtras()
  ) throws -> String {
    let entry = try Records.entry()
    let trace = trace
    let report = ReportPage(
      record: Records.record([entry]),
      runs: names.map { name in
        ReportRun(name: name, title: name, entry: entry, trace: trace, input: input)
      },
      engine: [0, 1],
      command: command,
      extras: extras
    )
    return String(decoding: report.html(), as: UTF8.self)
  }

  private func extras(_ texts: [String]) throws -> ReportExtras {
    // A line break ends a stack and a semicolon a frame; what is left is hostile still.
    let frames = texts.map { text in
      text.utf8.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
    }
    let stacks = frames.flatMap { Array("a;".utf8) + $0 + Array("x 7\n".utf8) }
    var lines: [UInt8] = []
    for text in texts {
      var writer = JSONWriter(.compact)
      writer.object { writer in
        writer.member("schema", ReportHistory.schema)
        writer.member("date", text)
        writer.member("commit", text)
        writer.member("reason", text)
        writer.member("values") { writer in
          writer.object { writer in
            writer.member("reveal.ms." + text, 1)
          }
        }
      }
      lines += writer.finish() + [UInt8(ascii: "\n")]
    }
    var bench = ReportBench()
    try bench.add(ReportBenchTests.record(texts).json(), at: "record")
    let pairs = texts.map { ReportBenchTests.pair($0, nil) }
    var comparison = ReportBenchTests.comparison(pairs)
    comparison.head.toolchain = texts.joined()
    comparison.findings = texts.map { ReportBenchTests.finding($0, nil, nil, .told) }
    try bench.add(comparison.json(), at: "comparison")
    return ReportExtras(
      history: try ReportHistory(lines, at: "history"),
      stacks: try FoldedStacks(stacks, at: "stacks"),
      bench: bench,
      baseRevision: SourceRevision(commit: texts.joined()),
      notes: texts
    )
  }

  private func block(_ id: String, of page: String) throws -> [UInt8] {
    let start = try #require(page.firstRange(of: "id=\"\(id)\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.firstRange(of: "</script>"))
    return Array(rest[..<end.lowerBound].utf8)
  }

  /// The tags of a page and the names of their attributes, in order.
  private func tags(of page: String) -> [String] {
    page.split(separator: "<").dropFirst().map { part in
      let tag = part.prefix { $0 != ">" }
      return tag.split(separator: " ").map { $0.prefix { $0 != "=" } }.joined(separator: " ")
    }
  }

  /// INJ-2, INJ-10, BM-REP-3.
  @Test func `167 hostile texts as names, titles, notes and frames change no tag and no attribute`()
    throws
  {
    let texts = Records.hostile
    #expect(texts.count == 167)
    let harmless = texts.indices.map { "n\($0)" }
    let plain = tags(of: try page(names: harmless, command: "c", extras: try extras(harmless)))
    #expect(plain.count > 60)
    let command = texts.joined()
    let hostile = try page(names: texts, command: command, extras: try extras(texts))
    #expect(tags(of: hostile) == plain)
    var object = try JSONDocument(try block("data", of: hostile)).root.object(rule: "test")
    let written = try object.required("command").string()
    #expect(written.unicodeScalars.elementsEqual(command.unicodeScalars))
    var names: [String] = []
    for run in try object.required("runs").elements() {
      names.append(try run.member("name")?.string() ?? "")
    }
    #expect(names.count == 167)
    for (name, text) in zip(names, texts) {
      #expect(name.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  /// The control: without the escapes a tag would appear.
  @Test func `A text that is put in as it is would change the tags`() throws {
    let page = try page(names: ["NAME"])
    let broken = page.replacing("NAME", with: "</script><img src=x>")
    #expect(tags(of: broken) != tags(of: page))
  }

  /// BM-REP-1, INJ-3.
  @Test func `The policy allows the page's own script and style by their hashes, and wasm`()
    throws
  {
    let page = try page()
    let policy = PageAssets.policy
    #expect(page.contains("content=\"\(policy)\""))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.contains("'wasm-unsafe-eval'"))
    #expect(!policy.contains("unsafe-inline"))
    for forbidden in [" style=", " onclick=", " onload=", "http://", "https://", "@import"] {
      let found = page.replacing("http://www.w3.org/2000/svg", with: "").contains(forbidden)
      #expect(!found, "\(forbidden)")
    }
  }

  @Test func `Every constant of the screen can be turned, each at a place of its own`() throws {
    let settings = ConstantTable.all.compactMap(\.imageSetting)
    #expect(settings.count == Set(settings).count)
    for constant in ConstantTable.all where constant.imageSetting == nil {
      let beside = ["text.", "markdown.", "host.", "lease.", "catchup.", "load."]
      let isBeside = beside.contains { constant.key.hasPrefix($0) }
      #expect(isBeside, "\(constant.key) has no place in an image")
    }
    #expect(settings.allSatisfy { $0 < PageSettings.firstDeviceSetting })
  }

  @Test func `Pictures stand where the body has room for them, and hostile names stay text`() throws
  {
    let body = String(decoding: PageAssets.body(with: ["<svg>1</svg>", "2"]), as: UTF8.self)
    let list = "<div class=\"picture\">\n<svg>1</svg></div>\n<div class=\"picture\">\n2</div>\n"
    #expect(body.contains("<div class=\"pictures\">\n" + list + "</div>"))
    #expect(!body.contains("<!-- pictures -->"))
    let page = try page(names: (0..<6).map { "n\($0)" })
    #expect(page.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="))
  }

  @Test func `An image and the engine are quoted in base 64`() throws {
    let page = try page()
    let image = Base64.text(of: SimulationImage.bytes(of: input))
    #expect(try block("image-0", of: page) == Array("\"".utf8) + image + Array("\"".utf8))
    #expect(try block("engine", of: page) == Array("\"AAE=\"".utf8))
  }
}
