internal import StrictJSON
internal import TimelineUnits

/// Reads metrics files.
///
/// Source: T-FONT-2, T-DET-6.
enum MetricsDecoder {
  static let rule = "T-FONT-2"

  static func decode(_ bytes: [UInt8]) throws(JSONError) -> MetricsFile {
    let root = try JSONDocument(bytes).root
    var object = try root.object(rule: rule)
    let schema = try object.required("schema")
    guard try schema.string().utf8.elementsEqual(MetricsFile.schema.utf8) else {
      throw schema.error(rule: rule, "the schema is not \(MetricsFile.schema)")
    }
    let name = try object.optional("name")?.string() ?? "metrics"
    let versions = try versions(object.optional("versions"))
    let fonts = try fonts(object.optional("fonts"))
    let recorded = try object.optional("recorded").map(recorded)
    let advances = try object.optional("advances").map(advances)
    let rowHeights = try rowHeights(object.optional("rowHeights"))
    try object.finish()
    guard recorded != nil || advances != nil || !rowHeights.isEmpty else {
      throw root.error(rule: rule, "the file has neither recorded, advances nor rowHeights")
    }
    return MetricsFile(
      name: name,
      sha256: bytes.withUnsafeBytes { SHA256.hex($0) },
      versions: versions,
      fonts: fonts,
      recorded: recorded,
      advances: advances?.table,
      lineHeights: advances?.lineHeights ?? [],
      rowHeights: rowHeights
    )
  }

  private static func versions(
    _ value: JSONValue?
  ) throws(JSONError) -> [(name: String, version: String)] {
    var versions: [(name: String, version: String)] = []
    guard let value else { return versions }
    for member in try value.members() {
      let name = String(decoding: member.key, as: UTF8.self)
      versions.append((name, try member.value.string()))
    }
    return versions
  }

  private static func fonts(_ value: JSONValue?) throws(JSONError) -> [FontDigest] {
    var fonts: [FontDigest] = []
    guard let value else { return fonts }
    for element in try value.elements() {
      var object = try element.object(rule: rule)
      let name = try object.required("name").string()
      let sha256 = try object.required("sha256").string()
      try object.finish()
      fonts.append(FontDigest(name: name, sha256: sha256))
    }
    return fonts
  }

  private static func rowHeights(_ value: JSONValue?) throws(JSONError) -> [RecordedRowHeight] {
    var heights: [RecordedRowHeight] = []
    guard let value else { return heights }
    for element in try value.elements() {
      var object = try element.object(rule: rule)
      let row = StableHash.of(try object.required("row").bytes())
      let width = try points(object.required("widthPt"))
      let height = try points(object.required("heightPt"))
      try object.finish()
      heights.append(RecordedRowHeight(row: row, width: width, height: height))
    }
    heights.sort(by: RecordedRowHeight.precedes)
    for (before, after) in zip(heights, heights.dropFirst())
    where before.row == after.row && before.width == after.width {
      throw value.error(rule: rule, "two heights for one row and width")
    }
    return heights
  }

  /// A length in points between 0 and the tallest row.
  static func points(_ value: JSONValue) throws(JSONError) -> Length {
    let number = try value.number()
    guard number >= 0, number <= Limits.rowHeight.points else {
      throw value.error(rule: rule, "a length is between 0 and \(Limits.rowHeight.points) pt")
    }
    return Length(points: number)
  }

  /// A whole number of text units.
  static func units(_ value: JSONValue) throws(JSONError) -> Int64 {
    let number = try value.exactInteger()
    guard number >= 0, number <= Int64(UInt32.max) else {
      throw value.error(rule: rule, "an advance is between 0 and \(UInt32.max) text units")
    }
    return number
  }

  /// The text units of an em.
  static func unitsPerEm(_ value: JSONValue) throws(JSONError) -> Int64 {
    let number = try value.exactInteger()
    guard number >= 1, number <= 10_000_000 else {
      throw value.error(rule: rule, "an em has 1 to 10,000,000 text units")
    }
    return number
  }

  static func style(_ value: JSONValue) throws(JSONError) -> FaceStyle {
    let name = try value.bytes()
    for style in FaceStyle.allCases where name.elementsEqual(style.name.utf8) { return style }
    throw value.error(rule: rule, "a style is regular, bold, italic, boldItalic or mono")
  }
}
