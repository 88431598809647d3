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
  private var trace: Trace {
    let rows = (0..<12).map { RowContent(height: .points(50 + 20 * Int64($0))) }
    return Simulation.run(
      SimulationInput(
        rows: rows,
        initial: (0..<12).map { ItemID(rawValue: $0) },
        duration: .milliseconds(400)
      )
    )
  }

  private func page(name: String = "reveal/a", command: String = "c") throws -> String {
    let entry = try Records.entry()
    let report = ReportPage(
      record: Records.record([entry]),
      runs: [ReportRun(name: name, entry: entry, trace: trace, image: [1, 2, 3])],
      engine: [0, 1],
      command: command
    )
    return String(decoding: report.html(), as: UTF8.self)
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
  @Test func `30 hostile texts as names and commands change no tag and no attribute`() throws {
    let plain = tags(of: try page())
    #expect(plain.count > 60)
    for text in Records.hostile {
      let hostile = try page(name: text, command: text)
      #expect(tags(of: hostile) == plain)
      let data = try JSONDocument(try block("data", of: hostile)).root
      var object = try data.object(rule: "test")
      // What is no text at all is repaired by the writer, and only that.
      let command = try object.required("command").string()
      #expect(command.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  /// The control: without the escapes a tag would appear.
  @Test func `A text that is put in as it is would change the tags`() throws {
    let page = try page(name: "NAME")
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

  @Test func `An image and the engine are quoted in base 64`() throws {
    let page = try page()
    #expect(try block("image-0", of: page) == Array("\"AQID\"".utf8))
    #expect(try block("engine", of: page) == Array("\"AAE=\"".utf8))
  }
}
