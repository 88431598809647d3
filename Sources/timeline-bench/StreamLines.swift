internal import ChatScenarios
internal import Experiments

/// The lines that say what the table cannot: how much of a streamed row arrived, and when it sank.
enum StreamLines {
  /// The lines of one run, none if every streamed row arrived whole and only grew.
  static func of(_ result: RunResult) -> [String] {
    result.entry.streams.flatMap { stream in
      var lines: [String] = []
      if stream.bytes < stream.byteCount {
        let all = CountText.text(stream.byteCount, "byte")
        lines.append(
          "note: \(result.title): \(stream.bytes) of \(all) of the "
            + "streamed row arrive before its stream ends"
        )
      }
      if stream.falls > 0 {
        let times = stream.falls == 1 ? "once" : "\(stream.falls) times"
        lines.append(
          "note: \(result.title): the streamed row gets lower \(times), as the text after demands"
        )
      }
      return lines
    }
  }
}
