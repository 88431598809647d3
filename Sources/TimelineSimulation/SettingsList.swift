/// Collects the settings of an input as numbers.
struct SettingsList: ImageCodec {
  private(set) var values: [Int64] = []

  let isReading = false
  var flaw: ImageError?

  mutating func number(_ value: inout Int64) { values.append(value) }
}
