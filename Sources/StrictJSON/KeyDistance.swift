/// How far a misspelt key is from the known ones.
enum KeyDistance {
  /// The message about an unknown key, with the nearest known key or the list of all.
  static func unknownKey(_ key: [UInt8], known: [String]) -> String {
    guard let name = JSONPath.name(of: key) else { return "an unknown key" }
    if let near = nearest(to: key, among: known) {
      return "unknown key \"\(name)\", did you mean \"\(near)\"?"
    }
    guard !known.isEmpty else { return "unknown key \"\(name)\", no keys belong here" }
    return "unknown key \"\(name)\", known are: \(known.joined(separator: ", "))"
  }

  /// The known key with the fewest edits, if they are at most a third of its length or one.
  private static func nearest(to key: [UInt8], among known: [String]) -> String? {
    var best: (distance: Int, name: String)?
    for name in known {
      let edits = distance(key.map(lowercased), name.utf8.map(lowercased))
      guard edits <= max(1, name.utf8.count / 3) else { continue }
      if best.map({ edits < $0.distance }) ?? true { best = (edits, name) }
    }
    return best?.name
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  /// The fewest insertions, deletions and replacements of bytes that turn one into the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
