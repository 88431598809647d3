/// The scripts of the report's page.
enum PageAssets {
  /// The path of `film.js`.
  static var film: String {
    let parts = #filePath.split(separator: "/")
    let root = parts[..<(parts.lastIndex(of: "Tests") ?? parts.startIndex)]
    return "/" + root.joined(separator: "/") + "/Sources/Reporting/Page/Assets/film.js"
  }
}
