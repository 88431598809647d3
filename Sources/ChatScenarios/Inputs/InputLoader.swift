internal import ChatData
internal import HistoryImport
internal import MarkdownRows
internal import TimelineUnits

/// Reads what `--input` names: a history envelope, an export of a chat tool, a Markdown file, or a
/// folder of Markdown files.
///
/// What is too large is refused before anything is measured. Bytes of a Markdown file that are no
/// UTF-8 are read as U+FFFD, and a note says how many. No error holds text of a row.
///
/// Source: PRIV-1, LIM-1, LIM-7.
public enum InputLoader {
  /// Reads an input.
  ///
  /// A file that ends in `.json` is a history envelope or a data export, one that ends in `.jsonl`
  /// a rollout or a session, one that ends in `.md` is one reply; a folder is one reply for each of
  /// its `.md` files, in the order of their names' bytes.
  ///
  /// - Throws: `InputError` for what cannot be read, is empty or too large, or breaks a rule.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func load(_ path: String) throws(InputError) -> OwnInput {
    let rows: [TextRow]
    var digest = StableHash()
    var notes: [String] = []
    if let history = try ExportLoader.recognized(path, &digest) {
      rows = try checked(self.rows(of: history.envelope()), at: path)
      notes = history.report.lines
    } else if InputFile.kind(of: path) == .folder {
      rows = try folder(path, &digest, &notes)
    } else if InputFile.hasEnding(path, ".json") {
      rows = try envelope(path, &digest)
    } else if isMarkdown(path) {
      rows = [try markdown(path, name: lastPart(of: path), &digest, &notes)]
    } else {
      // What the path leads to is asked first: a missing file is not a wrong ending.
      _ = try InputFile.read(path, as: path)
      throw InputError(
        place: path,
        message: "the ending says what an input is: .json for an envelope, .jsonl for an export, "
          + ".md for Markdown"
      )
    }
    guard !rows.isEmpty else {
      throw InputError(place: path, message: "there are no rows to show in it")
    }
    return OwnInput(label: lastPart(of: path), rows: rows, digest: digest.value, notes: notes)
  }

  /// The rows that an envelope shows, in display order.
  ///
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  public static func rows(
    ofEnvelope bytes: [UInt8],
    at place: String
  ) throws(InputError) -> [TextRow] {
    let rows: [TextRow]
    do {
      rows = Self.rows(of: try HistoryEnvelope.decode(bytes))
    } catch {
      let path = error.path.isEmpty ? "" : error.path + ": "
      throw InputError(
        place: place,
        byteOffset: error.byteOffset,
        rule: error.rule,
        message: path + error.message
      )
    }
    return try checked(rows, at: place)
  }

  /// The rows with their places, none of them longer than a row may be.
  private static func checked(
    _ found: [TextRow],
    at place: String
  ) throws(InputError) -> [TextRow] {
    var rows = found
    for index in rows.indices {
      let place = "\(place): row \(index + 1)"
      let size = rows[index].markdown.count
      guard size <= InputLimit.row.bytes else { throw InputLimit.row.refusal(of: size, at: place) }
      rows[index].place = place
    }
    return rows
  }

  private static func rows(of envelope: HistoryEnvelope) -> [TextRow] {
    DisplayRows.project(envelope).rows.compactMap(TextRow.init)
  }

  private static func envelope(
    _ path: String,
    _ digest: inout StableHash
  ) throws(InputError) -> [TextRow] {
    let bytes = try InputFile.read(path, as: path)
    for byte in bytes { digest.combine(byte) }
    return try rows(ofEnvelope: bytes, at: path)
  }

  private static func folder(
    _ path: String,
    _ digest: inout StableHash,
    _ notes: inout [String]
  ) throws(InputError) -> [TextRow] {
    let names = try InputFile.names(inFolder: path, as: path, ofEndings: markdownEndings)
    guard !names.isEmpty else {
      throw InputError(place: path, message: "there are no .md files in this folder")
    }
    let size = names.reduce(0) { $0 + (InputFile.size(of: path + "/" + $1) ?? 0) }
    guard size <= InputLimit.folder.bytes else {
      throw InputLimit.folder.refusal(of: size, at: path)
    }
    var rows: [TextRow] = []
    for name in names {
      let number = notes.count
      rows.append(try markdown(path + "/" + name, name: name, &digest, &notes))
      if notes.count > number { notes[number] = name + ": " + notes[number] }
    }
    return rows
  }

  private static func markdown(
    _ path: String,
    name: String,
    _ digest: inout StableHash,
    _ notes: inout [String]
  ) throws(InputError) -> TextRow {
    let bytes = try InputFile.read(path, as: path, limit: .row)
    for byte in bytes { digest.combine(byte) }
    let text = RepairedText(bytes)
    guard text.bytes.count <= InputLimit.row.bytes else {
      throw InputLimit.row.refusal(of: text.bytes.count, at: path)
    }
    if let note = text.note { notes.append(note) }
    return TextRow(
      kind: .agentReply,
      markdown: text.bytes,
      idHash: StableHash.of(name.utf8),
      place: path
    )
  }

  /// How the names of Markdown files end.
  static let markdownEndings = [".md", ".markdown"]

  private static func isMarkdown(_ name: String) -> Bool {
    markdownEndings.contains { InputFile.hasEnding(name, $0) }
  }

  private static func lastPart(of path: String) -> String {
    PathText.parts(of: path).last ?? path
  }
}

extension TextRow {
  /// The row of an item of the list, or `nil` for one that is never shown.
  fileprivate init?(_ row: DisplayRow) {
    let kind: RowKind
    switch row.type {
    case .user: kind = .user
    case .agentReply: kind = .agentReply
    case .activity: kind = .activity
    case .system: kind = .system
    case .thinking: return nil
    }
    self.init(kind: kind, markdown: row.text, idHash: StableHash.of(row.itemKey))
  }
}
