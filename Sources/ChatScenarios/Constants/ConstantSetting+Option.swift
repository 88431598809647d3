extension ConstantSetting {
  /// Takes `key=value` apart, as it is given to `--set`.
  ///
  /// - Throws: `InputError` for a text without `=`, or without a key or a value beside it.
  init(option text: String) throws(InputError) {
    // By bytes: a combining mark behind the sign does not hide it.
    let parts = text.utf8.split(
      separator: UInt8(ascii: "="),
      maxSplits: 1,
      omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2 else {
      throw InputError(place: "--set \(text)", message: "write it as KEY=VALUE")
    }
    guard !parts[0].isEmpty else {
      throw InputError(place: "--set \(text)", message: "it has no key; write it as KEY=VALUE")
    }
    guard !parts[1].isEmpty else {
      throw InputError(place: "--set \(text)", message: "it has no value; write it as KEY=VALUE")
    }
    self.init(key: parts[0], text: parts[1])
  }
}
