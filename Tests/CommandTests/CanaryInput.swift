import TestSupport

/// Inputs of each kind that the command reads, with a canary in every field that can carry text.
enum CanaryInput: String, CaseIterable {
  case markdown = "chat.md"
  case folder = "chats"
  case history = "chat.json"
  case codex = "rollout.jsonl"
  case claude = "session.jsonl"
  case chatGPT = "conversations.json"

  /// Writes the input and gives its path.
  func write(into folder: TemporaryFolder) -> String {
    guard self == .folder else { return folder.write(rawValue, text) }
    folder.write("chats/hoopoefile.md", CanaryInput.reply)
    folder.write("chats/two.md", CanaryInput.reply + "\n\nMore words to stream.")
    return folder.path + "/chats"
  }

  /// The input cut off in the middle of a field with a canary, which has to be refused.
  var broken: String? {
    guard self != .markdown, self != .folder else { return nil }
    let cut = text.firstRange(of: "axolotltext")?.upperBound ?? text.endIndex
    return String(text[..<cut]) + "\u{1}\"egretidentity" + (self == .chatGPT ? "" : "\n")
  }

  private var text: String {
    switch self {
    case .markdown, .folder: CanaryInput.reply
    case .history: CanaryInput.envelope
    case .codex: CanaryInput.rollout
    case .claude: CanaryInput.session
    case .chatGPT: CanaryInput.conversation
    }
  }

  private static let reply = """
    # fulmartitle

    axolotltext and `bitterncode` [words](https://cassowarylink.example "fulmartitle") and
    ![dunlinalternate](hoopoefile.png), a *reply* that is long enough to be streamed word by word.

    ```bitterncode
    bitterncode()
    ```
    """

  /// The reply as a JSON string without its quotes.
  private static let escaped = reply.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")

  private static let envelope = """
    {"boundaryToken":"egretidentity","codexSessionId":"egretidentity","loadState":"available",\
    "storageFormat":"indexed","loadedEntries":3,"hasOlderEntries":false,"oldestCursor":null,\
    "timeline":[{"type":"user","id":"egretidentity","origin":"canonical","sourceOrder":[1],\
    "timestamp":1,"text":"godwitauthor asks"},{"type":"thinking","id":"jacanathought",\
    "origin":"canonical","sourceOrder":[2],"timestamp":2,"runId":"egretidentity",\
    "text":"jacanathought"},{"type":"agent-reply","id":"egretidentity2","origin":"canonical",\
    "sourceOrder":[3],"timestamp":3,"runId":"egretidentity","text":"\(escaped)"}],\
    "liveOverlay":{"settlementEpoch":0,"revision":0,"blocks":[]},"runtime":null,"activeRun":null}
    """

  private static let rollout = [
    #"{"timestamp":"2026-03-01T09:00:00.125Z","type":"session_meta","payload":{"#
      + #""id":"egretidentity","timestamp":"2026-03-01T09:00:00.100Z","#
      + #""cwd":"/srv/godwitauthor/hoopoefile","#
      + #""originator":"codex_cli_rs","cli_version":"0.60.0","instructions":"axolotltext"}}"#,
    codexItem(
      #""type":"message","role":"user","content":[{"type":"input_text","text":"#
        + #""godwitauthor asks"}]"#
    ),
    codexItem(#""type":"reasoning","summary":[{"type":"summary_text","text":"jacanathought"}]"#),
    codexItem(
      #""type":"function_call","name":"ibistools","arguments":"#
        + #""{\"path\":\"hoopoefile\"}","call_id":"egretidentity""#
    ),
    codexItem(#""type":"function_call_output","call_id":"egretidentity","output":"bitterncode""#),
    codexItem(#""type":"fulmar title of a record","text":"axolotltext""#),
    codexItem(
      #""type":"message","role":"assistant","content":[{"type":"output_text","text":"#
        + "\"\(escaped)\"}]"
    ),
  ].joined(separator: "\n")

  private static func codexItem(_ payload: String) -> String {
    #"{"timestamp":"2026-03-01T09:00:01.000Z","type":"response_item","payload":{"# + payload + "}}"
  }

  private static let session = [
    #"{"type":"summary","summary":"fulmartitle","leafUuid":"egretidentity"}"#,
    #"{"type":"user","uuid":"egretidentity","sessionId":"egretidentity","cwd":"/srv/godwitauthor","#
      + #""gitBranch":"hoopoefile","message":{"content":"godwitauthor asks"}}"#,
    #"{"type":"assistant","uuid":"a","parentUuid":"egretidentity","message":{"content":["#
      + #"{"type":"thinking","thinking":"jacanathought"},"#
      + #"{"type":"tool_use","id":"egretidentity","name":"ibistools","input":{"a":"bitterncode"}},"#
      + "{\"type\":\"text\",\"text\":\"\(escaped)\"}]}}",
  ].joined(separator: "\n")

  private static let conversation = """
    [{"title":"fulmartitle","create_time":1767225600.1,"update_time":1767225700.5,"mapping":{
    "root":{"id":"root","message":null,"parent":null,"children":["a"]},
    "a":{"id":"a","message":{"id":"egretidentity","author":{"role":"user","name":"godwitauthor",
    "metadata":{}},"create_time":1767225601.0,"content":{"content_type":"text",
    "parts":["godwitauthor asks"]},"status":"finished_successfully","weight":1.0,
    "metadata":{"attachments":[{"name":"hoopoefile.pdf","id":"egretidentity"}]},"recipient":"all"},
    "parent":"root","children":["b"]},
    "b":{"id":"b","message":{"id":"b","author":{"role":"assistant","name":null,"metadata":{}},
    "create_time":1767225602.0,"content":{"content_type":"text","parts":["\(escaped)"]},
    "status":"finished_successfully","weight":1.0,"metadata":{},"recipient":"all"},
    "parent":"a","children":[]}},"current_node":"b","conversation_id":"egretidentity"}]
    """
}
