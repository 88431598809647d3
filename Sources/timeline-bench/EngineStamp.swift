internal import ChatScenarios
internal import TimelineUnits

/// What the engine of a page was compiled from, as the engine itself says.
///
/// `Benchmarks/Page/build` puts the digest of the pure modules' sources behind the engine, as a
/// section of its own.
enum EngineStamp {
  /// The name of the section.
  static let section = "timelinebench.sources"

  /// The modules that the engine is made of; the manifest's list of pure modules.
  static let modules = [
    "TimelineUnits", "CollectionLayout", "TimelineTrace", "TimelineScroll", "TimelineCoordinator",
    "TimelineSimulation", "FrameMetrics", "TimelineFilm", "TimelinePage",
  ]

  /// What a page should say about an engine; `nil` if it was made from the sources around the
  /// command, or these are not there to be asked.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of the engine and of the sources.
  static func note(on engine: [UInt8], named file: String) -> String? {
    guard let root = root, let sources = digest(ofSourcesIn: root) else { return nil }
    let rest = "Benchmarks/Page/build makes it anew"
    guard let stamp = stamp(of: engine) else {
      return "\(file) does not say which sources it was made from; \(rest)"
    }
    if stamp == sources { return nil }
    return "\(file) was made from other sources than the command's; \(rest)"
  }

  /// The digest that an engine carries at its end, in hex digits.
  static func stamp(of engine: [UInt8]) -> String? {
    // The section's number, its length, that of the name, the name, and 64 digits.
    let head = [0, UInt8(section.utf8.count + 65), UInt8(section.utf8.count)] + Array(section.utf8)
    let tail = engine.suffix(head.count + 64)
    guard tail.count == head.count + 64, tail.starts(with: head) else { return nil }
    return String(decoding: tail.suffix(64), as: UTF8.self)
  }

  /// The digest of the sources of the modules below a folder, in hex digits; `nil` if one cannot be
  /// read.
  ///
  /// A file counts with its path, a line feed and its bytes, in the order of paths by bytes.
  static func digest(ofSourcesIn root: String) -> String? {
    var paths: [String] = []
    for module in modules {
      let folder = "Sources/" + module
      guard let names = try? InputFile.names(inFolder: root + "/" + folder, as: folder) else {
        return nil
      }
      paths += names.filter { InputFile.hasEnding($0, ".swift") }.map { folder + "/" + $0 }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var bytes: [UInt8] = []
    for path in paths {
      guard let file = try? InputFile.read(root + "/" + path, as: path) else { return nil }
      bytes += Array(path.utf8) + [UInt8(ascii: "\n")] + file
    }
    return bytes.withUnsafeBytes { SHA256.digest(of: $0) }.map(hex).joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// The folder above the command that holds the manifest and the sources.
  private static var root: String? {
    var folder = PathText.executableFolder
    while let parent = PathText.parent(of: folder) {
      folder = parent
      if InputFile.kind(of: folder + "/Sources/TimelinePage") == .folder { return folder }
    }
    return nil
  }
}
