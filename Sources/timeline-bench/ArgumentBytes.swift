internal import ChatScenarios

/// The arguments as the system hands them over, before they become text.
enum ArgumentBytes {
  /// Why an argument cannot be understood, or `nil` if each is UTF-8.
  ///
  /// Text in which broken bytes were replaced would lead to another file, or to none.
  static func fault(
    _ count: Int32,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> String? {
    for index in 0..<Int(count) {
      guard let argument = arguments[index] else { continue }
      let length = UnsafePointer(argument).withMemoryRebound(to: UInt8.self, capacity: 1) { start in
        var length = 0
        while start[length] != 0 { length += 1 }
        return length
      }
      let bytes = (0..<length).map { UInt8(bitPattern: argument[$0]) }
      if RepairedText(bytes).repairs > 0 {
        return "argument \(index) is no UTF-8: \(RepairedText.shown(bytes)); rename the file"
      }
    }
    return nil
  }
}
