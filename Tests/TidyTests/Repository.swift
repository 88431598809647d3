import Foundation
import Testing

/// The files of this repository, read once.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All text files, in order of their paths; build products and outputs are left out.
  static let files: [SourceFile] = read()

  /// The Swift files.
  static var swiftFiles: [SourceFile] { files.filter(\.isSwift) }

  /// The manifest's tables.
  static let manifest = Manifest(file("Package.swift")?.text ?? "")

  /// The file at a path, or `nil` if there is none.
  static func file(_ path: String) -> SourceFile? {
    files.first { $0.path == path }
  }

  /// Whether a name at the top of the repository belongs to no commit.
  static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".build") || [".git", ".swiftpm", "out"].contains(name)
  }

  /// Reports each finding as an issue of the running test.
  static func expectNone(
    _ findings: [Finding],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for finding in findings { Issue.record("\(finding)", sourceLocation: sourceLocation) }
  }

  private static func read() -> [SourceFile] {
    let manager = FileManager.default
    let top = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
    var paths: [String] = []
    for name in top where !isIgnored(name) {
      let inside = try? manager.subpathsOfDirectory(atPath: root.appendingPathComponent(name).path)
      paths.append(name)
      paths += (inside ?? []).filter { !$0.contains("/.build/") }.map { "\(name)/\($0)" }
    }
    return paths.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)),
        let text = String(validating: data, as: UTF8.self)
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }
}
