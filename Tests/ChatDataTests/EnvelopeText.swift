/// The members of one object of an envelope as JSON text, to be changed one at a time.
struct MemberTexts {
  private var members: [(key: String, value: String)]
  private var isMarked = false

  init(_ members: KeyValuePairs<String, String>) {
    self.members = members.map { ($0.key, $0.value) }
  }

  subscript(key: String) -> String {
    get { members.first { $0.key == key }?.value ?? "" }
    set {
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = newValue
      } else {
        members.append((key, newValue))
      }
    }
  }

  /// Sets the value of a key that is there without one.
  mutating func fill(_ key: String, _ value: String) {
    guard let index = members.firstIndex(where: { $0.key == key && $0.value.isEmpty }) else {
      return
    }
    members[index].value = value
  }

  mutating func remove(_ key: String) {
    members.removeAll { $0.key == key }
  }

  /// Adds a member whose key may be there already or carry the sign §.
  mutating func append(_ key: String, _ value: String) {
    members.append((key, value))
  }

  /// Puts the sign § before the opening brace.
  mutating func mark() {
    isMarked = true
  }

  var text: String {
    let parts = members.map { member in
      member.key.hasPrefix("§")
        ? "§\"\(member.key.dropFirst())\":\(member.value)" : "\"\(member.key)\":\(member.value)"
    }
    return (isMarked ? "§" : "") + "{" + parts.joined(separator: ",") + "}"
  }
}

/// An envelope as JSON text with one object of every kind, each of which a test can change.
///
/// The sign § stands before the token that is expected to be refused.
struct EnvelopeText {
  var top = MemberTexts([
    "boundaryToken": #""b1""#, "codexSessionId": #""s1""#, "loadState": #""available""#,
    "storageFormat": #""indexed""#, "loadedEntries": "4", "hasOlderEntries": "true",
    "oldestCursor": #""c1""#, "timeline": "", "liveOverlay": "",
    "runtime": #"{"model":"m","limits":[1,2.5]}"#, "activeRun": "",
  ])
  /// A canonical reply.
  var row = MemberTexts([
    "type": #""agent-reply""#, "id": #""r1""#, "origin": #""canonical""#, "sourceOrder": "[3,1]",
    "timestamp": "1700000000000", "text": #""**hello**""#, "opaque": #"{"a":[1.5,null]}"#,
  ])
  /// A live user row.
  var live = MemberTexts([
    "type": #""user""#, "id": #""u1""#, "origin": #""live""#, "sourceOrder": "[4]",
    "timestamp": "-7", "runId": #""run1""#, "operationId": #""op1""#,
  ])
  var overlay = MemberTexts(["settlementEpoch": "2", "revision": "41", "blocks": ""])
  var block = MemberTexts([
    "type": #""agent-reply""#, "id": #""r1""#, "origin": #""live""#, "sourceOrder": "[5]",
    "timestamp": "0", "runId": #""run1""#,
  ])
  var run = MemberTexts(["runId": #""run1""#, "startedAt": "1.5"])
  /// More rows of the timeline, with their commas.
  var moreRows = ""
  /// More blocks of the overlay, with their commas.
  var moreBlocks = ""
  /// The whole document, if it is not made of the parts.
  var whole: String?

  init(whole: String? = nil) {
    self.whole = whole
  }

  var text: String {
    if let whole { return whole }
    var top = self.top
    var overlay = self.overlay
    overlay.fill("blocks", "[\(block.text)\(moreBlocks)]")
    top.fill("timeline", "[\(row.text),\(live.text)\(moreRows)]")
    top.fill("liveOverlay", overlay.text)
    top.fill("activeRun", run.text)
    return top.text
  }
}
