public import Testing

/// Text that a test expects, kept in a file under `Tests/Golden`.
///
/// The first line of the file is a comment that says what to look at. Set
/// `TIMELINEBENCH_UPDATE_GOLDEN` to the reason of a change to write the files anew; the tests still
/// fail then, so no one takes the run for a check.
///
/// Source: S-TEST-7.
public struct Golden {
  /// The environment variable that has the files written anew.
  public static let variable = "TIMELINEBENCH_UPDATE_GOLDEN"
  /// The most lines of a file.
  public static let maximumLines = 200

  /// The path of the folder of the files.
  public var folder: String
  /// Why the files are written anew; `nil` if they are compared.
  public var reason: String?

  /// Creates the golden files of a folder.
  public init(folder: String, reason: String?) {
    self.folder = folder
    self.reason = reason
  }

  /// The golden files of this package.
  public static func standard(filePath: String = #filePath) -> Golden {
    let parts = filePath.split(separator: "/")
    let tests = parts[...(parts.lastIndex(of: "Tests") ?? parts.endIndex - 1)]
    return Golden(
      folder: "/" + tests.joined(separator: "/") + "/Golden",
      reason: TextFile.environment(variable)
    )
  }

  /// Compares lines with a golden file, or writes it.
  ///
  /// - Parameters:
  ///   - lines: What the test got.
  ///   - name: The file's name, without its extension; `/` makes folders.
  ///   - lookAt: What a reader of the file should look at; its first line.
  ///   - sourceLocation: Where to report a difference.
  public func expect(
    _ lines: [String],
    in name: String,
    lookAt: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failure = failure(lines, in: name, lookAt: lookAt)
    if let failure { Issue.record("\(failure)", sourceLocation: sourceLocation) }
  }

  /// What is wrong with lines against a golden file; `nil` if they agree.
  public func failure(_ lines: [String], in name: String, lookAt: String) -> String? {
    let file = folder + "/" + name + ".txt"
    let wanted = ["# " + lookAt] + lines
    guard wanted.count <= Golden.maximumLines else {
      return "\(name): \(wanted.count) lines, more than \(Golden.maximumLines)"
    }
    let text = wanted.joined(separator: "\n") + "\n"
    if let reason { return write(text, to: file, name: name, reason: reason) }
    guard let bytes = TextFile.read(file) else {
      return "\(name): there is no such golden file; \(advice)"
    }
    guard !bytes.elementsEqual(text.utf8) else { return nil }
    let kept = String(decoding: bytes, as: UTF8.self)
    return difference(kept, text, name: name)
  }

  private var advice: String { "set \(Golden.variable) to a reason to write it" }

  private func write(_ text: String, to file: String, name: String, reason: String) -> String {
    TextFile.write(text, to: file) ? "\(name): written (\(reason))" : "\(name): cannot be written"
  }

  private func difference(_ kept: String, _ got: String, name: String) -> String {
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = got.split(separator: "\n", omittingEmptySubsequences: false)
    let shared = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let before = shared < old.count ? String(old[shared]) : "(end)"
    let after = shared < new.count ? String(new[shared]) : "(end)"
    return "\(name), line \(shared + 1):\n- \(before)\n+ \(after)\n\(advice)"
  }
}
