internal import StrictJSON

extension ReportTier {
  /// Writes the line as an object of the page's data.
  func write(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("number", number)
      writer.member("what", what)
      writer.member("values", values)
      if let kept {
        writer.member("kept", kept)
        writer.member("budgets", budgets)
      }
      if isCompared {
        writer.member("worse", worse)
        writer.member("better", better)
        writer.member("open", open)
      }
      if let floor { writer.member("floor", floor) }
    }
  }
}
