/// The kinds of top-level Markdown pieces that a generated history puts together anew.
enum FragmentKind: UInt8, CaseIterable {
  /// Prose, and everything without a mark of its own.
  case paragraph
  /// A heading, with number signs or underlined.
  case heading
  /// A list with all its items.
  case list
  /// A fenced block of code.
  case code
  /// A table.
  case table
  /// A quote.
  case quote
  /// A line that begins with a picture.
  case picture
  /// A block of HTML.
  case html
  /// The definition of a link, which belongs to the text that refers to it.
  case definition
}
