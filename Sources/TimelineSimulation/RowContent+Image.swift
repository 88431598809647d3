extension RowContent {
  /// The number of the guard is −1 without one; from −2 downwards it says that the work on the text
  /// follows, which images of rows without text do not hold.
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    codec.length(&height)
    preparation.visit(&codec)
    let rule = Int64(guardRule ?? -1)
    var number = textWork.isNone ? rule : -3 - rule
    codec.number(&number)
    let hasWork = number < -1
    guard number > -1_000_000, let narrow = Int(exactly: hasWork ? -3 - number : number) else {
      return codec.fail(.unknownValue)
    }
    guardRule = narrow < 0 ? nil : narrow
    guard hasWork else {
      textWork = TextWork()
      return
    }
    codec.count(&textWork.parses)
    codec.count(&textWork.shapes)
    // A content has one form.
    if textWork.isNone || textWork.isBeyondTrace { codec.fail(.unknownValue) }
  }
}
