extension RowContent {
  /// The number of the guard is −1 without one; from −2 downwards it says that the work on the text
  /// follows, which images of rows without text do not hold.
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) throws(ImageError) {
    try codec.length(&height)
    try preparation.visit(&codec)
    let rule = Int64(guardRule ?? -1)
    var number = textWork.isNone ? rule : -3 - rule
    try codec.number(&number)
    let hasWork = number < -1
    guard number > -1_000_000, let narrow = Int(exactly: hasWork ? -3 - number : number) else {
      throw ImageError.unknownValue
    }
    guardRule = narrow < 0 ? nil : narrow
    guard hasWork else {
      textWork = TextWork()
      return
    }
    try codec.count(&textWork.parses)
    try codec.count(&textWork.shapes)
    // A content has one form.
    if textWork.isNone { throw ImageError.unknownValue }
    if textWork.isBeyondTrace { throw ImageError.unknownValue }
  }
}
