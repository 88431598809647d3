/// The scripts of the report's page.
enum PageAssets {
  /// The path of a script.
  static func path(of name: String) -> String {
    let parts = #filePath.split(separator: "/")
    let root = parts[..<(parts.lastIndex(of: "Tests") ?? parts.startIndex)]
    return "/" + root.joined(separator: "/") + "/Sources/Reporting/Page/Assets/" + name
  }
}
