extension RowContent {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) throws(ImageError) {
    try codec.length(&height)
    try preparation.visit(&codec)
    var rule = Int64(guardRule ?? -1)
    try codec.number(&rule)
    guard let narrow = Int(exactly: rule), narrow >= -1 else { throw ImageError.unknownValue }
    guardRule = narrow < 0 ? nil : narrow
  }
}
