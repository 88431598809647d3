import ChatScenarios
import Glibc
import HistoryImport
import MarkdownRows
import TestSupport
import Testing

@Suite struct InputLoaderTests {
  private let folder = TemporaryFolder()

  /// An envelope whose rows are given as JSON.
  private func envelope(_ rows: String) -> String {
    """
    {"boundaryToken":"b","codexSessionId":null,"loadState":"available","storageFormat":"indexed",\
    "loadedEntries":1,"hasOlderEntries":false,"oldestCursor":null,"timeline":[\(rows)],\
    "liveOverlay":{"settlementEpoch":0,"revision":0,"blocks":[]},"runtime":null,"activeRun":null}
    """
  }

  private func row(_ type: String, _ id: String, order: Int, _ text: String) -> String {
    """
    {"type":"\(type)","id":"\(id)","origin":"canonical","sourceOrder":[\(order)],"timestamp":1,\
    "text":"\(text)"}
    """
  }

  private func refusal(_ name: String, _ bytes: some Sequence<UInt8>) -> String? {
    do {
      _ = try InputLoader.load(folder.write(name, bytes))
      return nil
    } catch {
      return error.description.replacing(folder.path + "/", with: "")
    }
  }

  @Test func `An envelope gives its rows in display order, thinking left out`() throws {
    let rows = [
      row("agent-reply", "2", order: 2, "two"), row("user", "1", order: 1, "one"),
      row("thinking", "3", order: 3, "three"), row("activity", "4", order: 4, "four"),
      row("system", "5", order: 5, "five"),
    ].joined(separator: ",")
    let input = try InputLoader.load(folder.write("chat.json", envelope(rows)))
    #expect(input.rows.map(\.kind) == [.user, .agentReply, .activity, .system])
    #expect(
      input.rows.map { String(decoding: $0.markdown, as: UTF8.self) }
        == ["one", "two", "four", "five"]
    )
    #expect(input.label == "chat.json")
  }

  @Test func `Bytes of Markdown that are no UTF-8 are replaced, and a note counts them`() throws {
    let broken = Array("one ".utf8) + [0xff, 0xfe] + Array(" two".utf8)
    let input = try InputLoader.load(folder.write("chat/b.md", broken))
    #expect(input.rows.map(\.markdown) == [Array("one \u{fffd}\u{fffd} two".utf8)])
    #expect(input.notes == ["2 parts are no UTF-8 and are read as U+FFFD"])
    folder.write("chat/a.md", "whole")
    let both = try InputLoader.load(folder.path + "/chat")
    #expect(both.notes == ["b.md: 2 parts are no UTF-8 and are read as U+FFFD"])
    let history = try ExportLoader.load(folder.path + "/chat")
    #expect(history.report.repairs == 2)
    #expect(history.report.lines.last == "2 parts without UTF-8, read as U+FFFD")
  }

  @Test func `An export gives its rows and says what was skipped`() throws {
    let lines = [
      #"{"type":"user","sessionId":"s","message":{"content":"one"}}"#,
      #"{"type":"mode","sessionId":"s"}"#,
      #"{"type":"assistant","sessionId":"s","message":{"content":"two"}}"#,
    ]
    let input = try InputLoader.load(
      folder.write("session.jsonl", lines.joined(separator: "\n"))
    )
    #expect(input.rows.map(\.kind) == [.user, .agentReply])
    #expect(input.notes.last == "skipped: 1 mode")
    let conversations =
      #"[{"mapping":{"a":{"message":{"author":{"role":"user"},"content":"#
      + #"{"content_type":"text","parts":["x"]}}}},"current_node":"a"}]"#
    #expect(
      try InputLoader.load(folder.write("c.json", conversations)).rows.map(\.kind) == [.user]
    )
    let broken = refusal("broken.jsonl", (lines[0] + "\n{").utf8)
    #expect(
      broken
        == "broken.jsonl: byte \(lines[0].utf8.count + 2): H-JSON-1: line 2: "
        + "the document ends early; remove the line to import the rest"
    )
    #expect(refusal("other.jsonl", "{}".utf8)?.contains("tried codex") == true)
    #expect(refusal("empty.jsonl", "".utf8) == "empty.jsonl: the file is empty")
    #expect(try InputLoader.load(folder.write("d.md", "one")).notes == [])
  }

  @Test func `A Markdown file is one reply`() throws {
    let input = try InputLoader.load(folder.write("a.md", "# Title"))
    #expect(input.rows.map(\.kind) == [.agentReply])
    #expect(input.rows[0].markdown == Array("# Title".utf8))
  }

  @Test func `A folder is one reply a file, in the order of the names' bytes`() throws {
    for name in ["b.md", "B.md", "a.md", "c.txt"] { folder.write("chats/" + name, name) }
    let input = try InputLoader.load(folder.path + "/chats/")
    #expect(
      input.rows.map { String(decoding: $0.markdown, as: UTF8.self) } == ["B.md", "a.md", "b.md"]
    )
  }

  @Test func `The digest tells inputs apart and depends on nothing else`() throws {
    let first = try InputLoader.load(folder.write("a.md", "one"))
    let second = try InputLoader.load(folder.write("b.md", "one"))
    let third = try InputLoader.load(folder.write("c.md", "two"))
    #expect(first.digest == second.digest)
    #expect(first.digest != third.digest)
  }

  @Test func `Each bad input is one line with file, byte and rule`() throws {
    let good = envelope(row("user", "1", order: 1, "one"))
    #expect(refusal("empty.json", "".utf8) == "empty.json: the file is empty")
    #expect(refusal("empty.md", "".utf8) == "empty.md: the file is empty")
    #expect(
      refusal("cut.json", good.utf8.dropLast(1))
        == "cut.json: byte \(good.utf8.count - 1): H-JSON-1: activeRun: the document ends early"
    )
    let doubled = good.replacing("{\"boundaryToken\"", with: "{\"runtime\":null,\"boundaryToken\"")
    #expect(refusal("twice.json", doubled.utf8)?.contains("H-JSON-2") == true)
    let typed = good.replacing("\"loadedEntries\":1", with: "\"loadedEntries\":1.0")
    #expect(refusal("typed.json", typed.utf8)?.hasPrefix("typed.json: byte ") == true)
    #expect(refusal("extra.json", good.replacing("{\"b", with: "{\"x\":1,\"b").utf8) != nil)
    #expect(
      refusal("latin.json", [0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d])?.contains("H-JSON-1")
        == true
    )
    #expect(
      refusal("a.txt", "x".utf8)
        == "a.txt: the ending says what an input is: .json for an envelope, .jsonl for an export, "
        + ".md for Markdown"
    )
    #expect(
      refusal("none.json", envelope("").utf8) == "none.json: there are no rows to show in it"
    )
  }

  @Test func `A folder without Markdown, a folder with an empty file and a pipe are refused`() {
    let empty = folder.makeFolder("empty")
    #expect(throws: InputError(place: empty, message: "there are no .md files in this folder")) {
      try InputLoader.load(empty)
    }
    folder.write("mixed/a.md", "x")
    folder.write("mixed/b.md", "")
    #expect(throws: InputError.self) { try InputLoader.load(folder.path + "/mixed") }
    mkfifo(folder.path + "/mixed/b2.md", 0o600)
    #expect(throws: InputError.self) { try InputLoader.load(folder.path + "/mixed") }
    #expect(throws: InputError(place: "/dev/null", message: "this is a device, a file is needed")) {
      try InputLoader.load("/dev/null")
    }
  }

  /// LIM-7.
  @Test func `A row of 4 MiB is read, and one byte more is refused where the user finds it`()
    throws
  {
    let most = [UInt8](repeating: 0x61, count: 4 << 20)
    #expect(try InputLoader.load(folder.write("a.md", most)).rows[0].markdown.count == 4 << 20)
    let line = "LIM-7: the row has 4194305 bytes, the most is 4194304; shorten it or leave it out"
    #expect(refusal("a.md", most + [0x61]) == "a.md: \(line)")
    let text = String(repeating: "a", count: (4 << 20) + 1)
    let rows = row("user", "1", order: 1, "one") + "," + row("user", "2", order: 2, text)
    #expect(refusal("chat.json", envelope(rows).utf8) == "chat.json: row 2: \(line)")
  }

  /// LIM-1.
  @Test func `A folder of more than 64 MiB is refused before any file is read`() throws {
    for index in 0..<17 {
      let path = folder.write("big/\(index).md", "")
      #expect(truncate(path, index == 16 ? 1 : 4 << 20) == 0)
    }
    let line =
      "big: LIM-1: the .md files together have 67108865 bytes, the most is 67108864; "
      + "take fewer of them"
    let error = #expect(throws: InputError.self) { try InputLoader.load(folder.path + "/big") }
    #expect(error?.description == folder.path + "/" + line)
  }

  @Test func `A row knows the file it came from, and its number in an envelope`() throws {
    let file = folder.write("a.md", "x")
    #expect(try InputLoader.load(file).rows.map(\.place) == [file])
    let rows = row("thinking", "1", order: 1, "one") + "," + row("user", "2", order: 2, "two")
    let chat = folder.write("chat.json", envelope(rows))
    #expect(try InputLoader.load(chat).rows.map(\.place) == ["\(chat): row 1"])
  }

  /// PRIV-1: an error names place and rule, never the text found there.
  @Test func `No error holds text of a row`() {
    let secret = "kumquat"
    for (find, new) in [
      ("\"origin\"", "\"orig\""), ("canonical", secret), ("\"user\"", "\"\(secret)\""),
    ] {
      let bad = envelope(row("user", "1", order: 1, secret)).replacing(find, with: new)
      let line = refusal("secret.json", bad.utf8)
      #expect(line != nil)
      #expect(line?.contains(secret) == false)
    }
  }
}
