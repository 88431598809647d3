/// Something that the command needs is not installed, as the one line that is shown for it.
struct MissingToolError: Error, Equatable {
  /// What is missing and how to get it.
  var message: String
}
