/// A mistake in the arguments, as the one line that is shown for it.
struct UsageError: Error, Equatable {
  /// What is wrong and what to do instead.
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
