import TimelineUnits

extension RowChange {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    codec.item(&item)
    content.visit(&codec)
  }

  static var blank: RowChange {
    RowChange(item: ItemID(rawValue: 0), content: RowContent(height: .zero))
  }
}
