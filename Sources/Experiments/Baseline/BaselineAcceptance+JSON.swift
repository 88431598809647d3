internal import ChatScenarios
internal import StrictJSON

extension BaselineAcceptance {
  /// Writes who accepted what.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("changes", changes)
      writer.member("commit", revision.commit)
      writer.member("date", date)
      writer.member("isDirty", revision.isDirty)
      writer.member("reason", reason)
      if unlisted > 0 { writer.member("unlisted", unlisted) }
      writer.member("who", who)
    }
  }

  /// Reads who accepted what.
  init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    var changes: [String] = []
    for change in try object.required("changes").elements() { changes.append(try change.string()) }
    let commit = try object.nullable("commit")?.string()
    let date = try object.required("date").string()
    let isDirty = try object.nullable("isDirty")?.bool()
    let reason = try object.required("reason").string()
    let unlisted = try object.optional("unlisted")?.integer(in: 0...Int.max) ?? 0
    self.init(
      reason: reason,
      who: try object.required("who").string(),
      date: date,
      revision: SourceRevision(commit: commit, isDirty: isDirty),
      changes: changes,
      unlisted: unlisted
    )
    try object.finish()
  }
}
