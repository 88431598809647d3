extension DesktopChat {
  /// What is wrong with an answer.
  enum Fault: Equatable, Sendable {
    /// The history could not be read.
    case unavailable
    /// The bytes break a rule.
    case broken
    /// The overlay was read before the rows: it is of the epoch before.
    case torn
  }

  /// The answer to a load of the latest window.
  func envelope(_ fault: Fault?) -> [UInt8] {
    let (newest, older) = window
    var text = WireText()
    text.add("{")
    text.text("boundaryToken") { $0.add("b") }
    text.add("\"codexSessionId\":null,")
    text.text("loadState") { $0.add(fault == .unavailable ? "unavailable" : "available") }
    text.text("storageFormat") { $0.add(fault == .broken ? "flat" : "indexed") }
    text.number("loadedEntries", newest.count)
    pagination(newest, older, &text)
    text.add("\"timeline\":[")
    for row in newest { write(row, isLive: false, &text) }
    if carriesLive { for row in live { write(row, isLive: true, &text) } }
    text.close("],")
    text.add("\"liveOverlay\":")
    if fault == .torn { overlay(max(0, epoch - 1), 0, [], &text) } else { overlay(&text) }
    text.add(",\"runtime\":null,\"activeRun\":")
    if let run {
      text.add("{")
      text.text("runId") { name(ofRun: run, &$0) }
      text.close("}")
    } else {
      text.add("null")
    }
    text.add("}")
    return text.bytes
  }

  /// The answer to a request for older rows.
  func page(before order: Int) -> [UInt8] {
    let (rows, older): (ArraySlice<DesktopRow>, Int) = page(before: order)
    var text = WireText()
    text.add("{")
    pagination(rows, older, &text)
    text.add("\"timeline\":[")
    for row in rows { write(row, isLive: false, &text) }
    text.close("]")
    text.add("}")
    return text.bytes
  }

  /// A live event.
  var liveEvent: [UInt8] {
    var text = WireText()
    overlay(&text)
    return text.bytes
  }

  /// The name of the run that is going on, or of the last one.
  var runName: [UInt8] {
    var text = WireText()
    name(ofRun: run ?? 0, &text)
    return text.bytes
  }

  private func overlay(_ text: inout WireText) {
    overlay(epoch, revision, live, &text)
  }

  private func overlay(
    _ epoch: Int,
    _ revision: Int,
    _ blocks: [DesktopRow],
    _ text: inout WireText
  ) {
    text.add("{")
    text.number("settlementEpoch", epoch)
    text.number("revision", revision)
    text.add("\"blocks\":[")
    for row in blocks { write(row, isLive: true, &text) }
    text.close("]}")
  }

  private func pagination(
    _ rows: ArraySlice<DesktopRow>,
    _ older: Int,
    _ text: inout WireText
  ) {
    text.add("\"hasOlderEntries\":")
    text.add(older > 0 ? "true," : "false,")
    if older > 0, let first = rows.first {
      text.text("oldestCursor") { $0.add(first.order) }
    } else {
      text.add("\"oldestCursor\":null,")
    }
  }

  private func write(_ row: DesktopRow, isLive: Bool, _ text: inout WireText) {
    text.add("{")
    text.text("type") { $0.add(row.kind.word) }
    text.text("id") { text in
      text.add(prefix)
      text.add("r")
      text.add(row.number)
    }
    text.text("origin") { $0.add(isLive ? "live" : "canonical") }
    text.add("\"sourceOrder\":[")
    text.add(row.order)
    text.add("],")
    text.number("timestamp", row.order)
    if isLive { text.text("runId") { name(ofRun: run ?? 0, &$0) } }
    if let operation = row.operation { text.text("operationId") { $0.add(operation) } }
    text.text("text") { text in
      text.add("v")
      text.add(row.version)
    }
    if row.kind == .panel { text.add("\"isSubagentPanel\":true,") }
    text.close("},")
  }

  private func name(ofRun run: Int, _ text: inout WireText) {
    text.add(prefix)
    text.add("n")
    text.add(run)
  }
}
