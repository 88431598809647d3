/// What a chat should show after everything came to rest, as the desktop has it.
struct ExpectedRows: Equatable {
  /// An item: its key and its version.
  struct Item: Equatable {
    var key: UInt64
    var version: Int
    var order: Int
  }

  var chat: Int
  /// The items of the latest window and the live ones, in order.
  var items: [Item]
  /// The place of the window's first row: older ones are judged by nobody here.
  var first: Int
}
