internal import StrictJSON
internal import TimelineUnits

extension MetricsDecoder {
  static func advances(
    _ value: JSONValue
  ) throws(JSONError) -> (table: AdvanceTable, lineHeights: [(size: Length, height: Length)]) {
    var object = try value.object(rule: rule)
    let unitsPerEm = try unitsPerEm(object.required("unitsPerEm"))
    let stylesValue = try object.required("styles")
    var styles = [AdvanceTable.Style?](repeating: nil, count: FaceStyle.allCases.count)
    for element in try stylesValue.elements() {
      var entry = try element.object(rule: rule)
      let style = try style(entry.required("style"))
      let standard = try units(entry.required("standard"))
      let listed = try pairs(entry.optional("listed"))
      try entry.finish()
      styles[Int(style.rawValue)] = AdvanceTable.Style(standard: standard, listed: listed)
    }
    guard let regular = styles[0] else {
      throw stylesValue.error(rule: rule, "the style regular is missing")
    }
    var lineHeights: [(size: Length, height: Length)] = []
    if let heights = object.optional("lineHeights") {
      for element in try heights.elements() {
        var entry = try element.object(rule: rule)
        let size = try points(entry.required("sizePt"))
        let height = try points(entry.required("heightPt"))
        try entry.finish()
        lineHeights.append((size, height))
      }
    }
    try object.finish()
    let table = AdvanceTable(unitsPerEm: unitsPerEm, styles: styles.map { $0 ?? regular })
    return (table, lineHeights)
  }

  /// Pairs of a code point and its advance, ascending by code point.
  private static func pairs(
    _ value: JSONValue?
  ) throws(JSONError) -> [(scalar: UInt32, units: Int64)] {
    var pairs: [(scalar: UInt32, units: Int64)] = []
    guard let value else { return pairs }
    for element in try value.elements() {
      var numbers: [JSONValue] = []
      for number in try element.elements() { numbers.append(number) }
      guard numbers.count == 2 else {
        throw element.error(rule: rule, "an entry is a code point and its advance")
      }
      let scalar = try numbers[0].exactInteger()
      let isAscending = pairs.last.map { Int64($0.scalar) < scalar } ?? true
      guard scalar >= 0, scalar <= 0x10ffff, isAscending else {
        throw numbers[0].error(rule: rule, "code points ascend from 0 to 1,114,111")
      }
      pairs.append((UInt32(scalar), try units(numbers[1])))
    }
    return pairs
  }

  static func recorded(_ value: JSONValue) throws(JSONError) -> RecordedText {
    var object = try value.object(rule: rule)
    let unitsPerEm = try unitsPerEm(object.required("unitsPerEm"))
    let spacesValue = try object.required("spaces")
    var spaces: [Int64] = []
    for element in try spacesValue.elements() { spaces.append(try units(element)) }
    guard spaces.count == FaceStyle.allCases.count else {
      throw spacesValue.error(rule: rule, "there is one space a style")
    }
    let column = try units(object.required("column"))
    var words: [RecordedWord] = []
    for element in try object.required("words").elements() { words.append(try word(element)) }
    var leaves: [RecordedLeaf] = []
    for element in try object.required("leaves").elements() { leaves.append(try leaf(element)) }
    try object.finish()
    words.sort(by: RecordedWord.precedes)
    leaves.sort { $0.hash == $1.hash ? $0.count < $1.count : $0.hash < $1.hash }
    return RecordedText(
      unitsPerEm: unitsPerEm,
      spaces: spaces,
      column: column,
      words: words,
      leaves: leaves
    )
  }

  private static func word(_ value: JSONValue) throws(JSONError) -> RecordedWord {
    var object = try value.object(rule: rule)
    let style = try style(object.required("s"))
    let bytes = try object.required("t").bytes()
    let list = try object.required("c")
    try object.finish()
    var clusters: [ClusterAdvance] = []
    var total = 0
    var units: Int64?
    for element in try list.elements() {
      if let advance = units {
        let count = try element.exactInteger()
        guard count >= 1, count <= Int64(UInt16.max) else {
          throw element.error(rule: rule, "a cluster has 1 to 65,535 bytes")
        }
        total += Int(count)
        clusters.append(
          ClusterAdvance(
            units: UInt32(clamping: advance),
            byteCount: UInt16(count),
            isTracked: style != .mono
          )
        )
        units = nil
      } else {
        units = try MetricsDecoder.units(element)
      }
    }
    guard units == nil, total == bytes.count else {
      throw list.error(rule: rule, "clusters are pairs of an advance and a byte count")
    }
    return RecordedWord(style: style, bytes: bytes, clusters: clusters)
  }

  private static func leaf(_ value: JSONValue) throws(JSONError) -> RecordedLeaf {
    var object = try value.object(rule: rule)
    let hashValue = try object.required("h")
    guard let hash = UInt64(try hashValue.string(), radix: 16) else {
      throw hashValue.error(rule: rule, "a hash is a hexadecimal number of 64 bits")
    }
    let count = try units(object.required("n"))
    let uax14 = try positions(object.required("u"), count)
    let web = try object.optional("w").map { value throws(JSONError) in
      try positions(value, count)
    }
    try object.finish()
    return RecordedLeaf(hash: hash, count: Int(count), uax14: uax14, web: web ?? uax14)
  }

  /// Ascending positions that end with the text; a mandatory one is negative.
  private static func positions(
    _ value: JSONValue,
    _ count: Int64
  ) throws(JSONError) -> [UInt32] {
    var positions: [UInt32] = []
    var last: Int64 = 0
    for element in try value.elements() {
      let number = try element.exactInteger()
      let position = number < 0 ? -number : number
      guard position > last, position <= count else {
        throw element.error(rule: rule, "break positions ascend and end with the text")
      }
      positions.append(UInt32(position) | (number < 0 ? LineBreaker.mandatory : 0))
      last = position
    }
    guard last == count else {
      throw value.error(rule: rule, "break positions ascend and end with the text")
    }
    return positions
  }
}
