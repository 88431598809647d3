import ChatData
import StrictJSON
import Testing

@Suite struct HistoryEnvelopeTests {
  private func check(_ cases: [EnvelopeCase]) {
    for item in cases {
      let error = item.error
      #expect(error?.rule == item.rule, "\(item.name)")
      #expect(error?.byteOffset == item.byteOffset, "\(item.name)")
    }
  }

  private func field(
    _ key: String,
    _ content: FieldCases.Content,
    _ rule: String,
    missing: String = "H-ENV-1",
    isNullable: Bool = false
  ) -> [EnvelopeCase] {
    FieldCases(key, of: \.top, content, rule, missing: missing, isNullable: isNullable).all
  }

  private func words(_ key: String, _ rule: String, read: [String], refused: [String])
    -> [EnvelopeCase]
  {
    read.map { word in
      EnvelopeCase("\(key) = \(word)", nil) { $0.top[key] = "\"\(word)\"" }
    }
      + refused.map { word in
        EnvelopeCase("\(key) = \(word)", rule) { $0.top[key] = "§\"\(word)\"" }
      }
  }

  private var topCases: [EnvelopeCase] {
    let roots = ["§[]", "§null", "§7", "§\"x\"", "§true", "§[{}]", "§{}"]
    return roots.map { root in
      EnvelopeCase("root \(root)", "H-ENV-1") { $0 = EnvelopeText(whole: root) }
    } + [
      EnvelopeCase("unknown key last", "H-ENV-1") { $0.top.append("§extra", "1") },
      EnvelopeCase("key in another case", "H-ENV-1") { $0.top.append("§Runtime", "null") },
      EnvelopeCase("two keys missing", "H-ENV-1") {
        $0.top.remove("timeline")
        $0.top.remove("loadState")
        $0.top.mark()
      },
      EnvelopeCase("escaped key", nil) {
        $0.top.remove("runtime")
        $0.top.append("runtim\\u0065", "null")
      },
    ]
  }

  /// H-ENV-1.
  @Test func `An envelope is an object with exactly its 11 keys`() {
    check(topCases)
  }

  /// H-ENV-2.
  @Test func `The four keys that may be null must still be present`() {
    for key in ["codexSessionId", "oldestCursor", "runtime", "activeRun"] {
      check([
        EnvelopeCase("\(key) = null", nil) { $0.top[key] = "null" },
        EnvelopeCase("\(key) missing", "H-ENV-2") {
          $0.top.remove(key)
          $0.top.mark()
        },
      ])
    }
  }

  /// H-ENV-3.
  @Test func `The boundary token is text that is not blank`() {
    check(field("boundaryToken", .nonblank, "H-ENV-3"))
  }

  /// H-ENV-4.
  @Test func `The session id is text or null`() {
    check(field("codexSessionId", .text, "H-ENV-4", missing: "H-ENV-2", isNullable: true))
  }

  /// H-ENV-5.
  @Test func `The load state is one of two words`() {
    check(field("loadState", .word, "H-ENV-5"))
    let refused = ["Available", "loading", "", " available", "availabl"]
    check(words("loadState", "H-ENV-5", read: ["available", "unavailable"], refused: refused))
  }

  /// H-ENV-6.
  @Test func `The storage format is indexed`() {
    check(field("storageFormat", .word, "H-ENV-6"))
    check(
      words("storageFormat", "H-ENV-6", read: ["indexed", "\\u0069ndexed"], refused: ["flat", ""])
    )
  }

  /// H-ENV-7.
  @Test func `The number of loaded entries is an exact unsigned integer`() {
    check(field("loadedEntries", .unsigned, "H-ENV-7"))
  }

  /// H-ENV-8.
  @Test func `Whether there are older entries is a boolean`() {
    check(field("hasOlderEntries", .boolean, "H-ENV-8"))
  }

  /// H-ENV-9.
  @Test func `Older entries without a cursor are accepted, reported and never asked for`() throws {
    check(field("oldestCursor", .text, "H-ENV-9", missing: "H-ENV-2", isNullable: true))
    let item = EnvelopeCase("no cursor", nil) { $0.top["oldestCursor"] = "null" }
    let envelope = try #require(item.envelope)
    #expect(envelope.lacksOlderCursor)
    #expect(!envelope.canRequestOlder)
    let usual = try #require(EnvelopeCase("usual", nil) { _ in }.envelope)
    #expect(usual.canRequestOlder)
    #expect(!usual.lacksOlderCursor)
  }

  /// H-ENV-10.
  @Test func `The timeline is an array of rows`() {
    check(field("timeline", .array, "H-ENV-10"))
    check(
      ["null", "[]", "7", "\"row\"", "true"].map { row in
        EnvelopeCase("row \(row)", "H-ENV-10") { $0.moreRows = ",§\(row)" }
      }
    )
  }

  /// H-ENV-11.
  @Test func `The live overlay is an object`() {
    check(
      ["null", "[]", "7", "\"x\"", "false"].map { overlay in
        EnvelopeCase("overlay \(overlay)", "H-ENV-11") { $0.top["liveOverlay"] = "§\(overlay)" }
      }
    )
  }

  /// H-ENV-12.
  @Test func `The runtime is an opaque object or null`() throws {
    check(
      ["[]", "7", "\"x\"", "false"].map { runtime in
        EnvelopeCase("runtime \(runtime)", "H-ENV-12") { $0.top["runtime"] = "§\(runtime)" }
      } + [
        EnvelopeCase("any object", nil) { $0.top["runtime"] = #"{"":[1.5,{"x":null}]}"# },
        EnvelopeCase("twice inside", "H-JSON-2") { $0.top["runtime"] = #"{"a":{"b":1,§"b":2}}"# },
      ]
    )
    let item = EnvelopeCase("kept", nil) { $0.top["runtime"] = #"{ "x" : 1.50 }"# }
    #expect(try #require(item.envelope).runtime == Array(#"{ "x" : 1.50 }"#.utf8))
  }

  /// H-ENV-13.
  @Test func `The active run is null or an object with an id that is not blank`() throws {
    check(
      FieldCases("runId", of: \.run, .nonblank, "H-ENV-13", missing: "H-ENV-13").all
        + ["[]", "7", "\"x\"", "true"].map { run in
          EnvelopeCase("run \(run)", "H-ENV-13") { $0.top["activeRun"] = "§\(run)" }
        } + [
          EnvelopeCase("opaque members", nil) { $0.run.append("more", "[1,{}]") },
          EnvelopeCase("opaque twice", "H-JSON-2") { $0.run.append("§startedAt", "2") },
        ]
    )
    let envelope = try #require(EnvelopeCase("usual", nil) { _ in }.envelope)
    #expect(envelope.activeRun?.runID == Array("run1".utf8))
  }

  @Test func `An envelope cut at any byte is refused`() {
    let bytes = EnvelopeCase("usual", nil) { _ in }.bytes
    for end in bytes.indices {
      let error = #expect(throws: EnvelopeError.self) {
        try HistoryEnvelope.decode(Array(bytes[..<end]))
      }
      #expect(error?.rule == "H-JSON-1", "\(end)")
      // A word that is cut stands at its first letter.
      #expect(error.map { (end - 4...end).contains($0.byteOffset) } == true, "\(end)")
    }
  }

  @Test func `An envelope with any byte replaced is read or refused and never traps`() {
    let bytes = EnvelopeCase("usual", nil) { _ in }.bytes
    var read = 0
    for index in bytes.indices {
      for byte in [0x00, 0x22, 0x30, 0x7d] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        if (try? HistoryEnvelope.decode(changed)) != nil { read += 1 }
      }
    }
    #expect(read > 0)
    #expect(read < bytes.count * 2)
  }

  @Test func `The first offence in document order is the one that is reported`() {
    check([
      EnvelopeCase("unknown key before a bad value", "H-ENV-1") {
        $0.top.remove("activeRun")
        $0.top.append("§extra", "1")
        $0.top.append("activeRun", "[]")
      },
      EnvelopeCase("bad value before an unknown key", "H-ENV-12") {
        $0.top["runtime"] = "§7"
        $0.top.append("extra", "1")
      },
      EnvelopeCase("bad row before a bad run", "H-ROW-5") {
        $0.row["timestamp"] = "§1.5"
        $0.top["activeRun"] = "7"
      },
      EnvelopeCase("equal keys before a bad value", "H-JSON-2") {
        $0.top["boundaryToken"] = "7"
        $0.run.append("§runId", "1")
      },
    ])
  }

  @Test func `No error quotes a text of the envelope`() {
    let canary = "canary words"
    let quoted = "\"\(canary)\""
    let changes: [(inout EnvelopeText) -> Void] = [
      { $0.top["loadState"] = quoted }, { $0.top["storageFormat"] = quoted },
      { $0.top["loadedEntries"] = quoted }, { $0.row["type"] = quoted },
      { $0.row["origin"] = quoted }, { $0.row["sourceOrder"] = quoted },
      { $0.row.append(canary, "1") }, { $0.row.append(canary, "x") },
      { $0.top.append(canary, quoted) }, { $0.overlay.append(canary, quoted) },
      {
        $0.live["id"] = quoted; $0.moreRows = "," + $0.live.text
      },
    ]
    var refused = 0
    for change in changes {
      guard let error = EnvelopeCase("canary", nil, change).error else { continue }
      refused += 1
      #expect(!error.description.contains("canary"))
      #expect(!error.description.contains("\n"))
    }
    #expect(refused == 10)
  }
}
