internal import ChatScenarios

/// Paths as a document that is passed on may show them: never where the user's files lie.
enum ShownPath {
  /// An argument whose path, if it is one, leads on from the working folder, or is left with its
  /// last name.
  ///
  /// - Complexity: O(*b*), where *b* is the length of the argument.
  static func text(_ argument: String) -> String {
    if argument.utf8.first == UInt8(ascii: "-"),
      let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    {
      let value = String(argument[argument.utf8.index(after: sign)...])
      return String(argument[...sign]) + path(value)
    }
    return path(argument)
  }

  private static func path(_ text: String) -> String {
    let parts = PathText.parts(of: text)
    let isAbsolute = text.utf8.first == UInt8(ascii: "/")
    let climbs = parts.contains { $0.utf8.elementsEqual("..".utf8) }
    guard isAbsolute || climbs else { return text }
    let here = PathText.workingFolder.map { $0.utf8.count > 1 ? $0 + "/" : $0 } ?? "/"
    if here.utf8.count > 1, let whole = PathText.absolute(text),
      whole.utf8.starts(with: here.utf8), whole.utf8.count > here.utf8.count
    {
      return String(decoding: whole.utf8.dropFirst(here.utf8.count), as: UTF8.self)
    }
    guard let last = parts.last, !last.utf8.elementsEqual("..".utf8) else { return "…" }
    return "…/" + last
  }
}
