internal import CHarfBuzz

/// Measures words with HarfBuzz, in font units and with the fonts' default features.
///
/// One object belongs to one measurer: it owns a buffer.
///
/// Source: T-HB-3, T-FACE-4, T-WORD-1, T-WORD-3.
final class WordShaper {
  /// The longest piece of a word that is shaped, in bytes.
  ///
  /// Nobody writes longer words, and shaping megabytes of one takes seconds: such a piece is the
  /// sum of its characters, without kerning.
  static let longestShaped = 4_096

  let fonts: FontSet
  /// Where measured words are written down, or nil.
  var log: WordLog?
  /// The number of calls to the shaping engine.
  private(set) var shapeCalls = 0
  private var chooser: FaceChooser
  private let buffer: OpaquePointer
  private let language: hb_language_t?
  private let plans = ShapePlans()
  private var pieces: [FacePiece] = []
  private var scratch: [ClusterAdvance] = []
  private var known = ClusterCache()

  init(fonts: FontSet) {
    self.fonts = fonts
    chooser = FaceChooser(fonts: fonts)
    buffer = hb_buffer_create()
    language = hb_language_from_string("en", 2)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// The number of code points that no face had.
  var missingGlyphs: Int { chooser.missing }

  func advance(of scalar: UInt32, _ style: FaceStyle) -> Int64 {
    let face = fonts.primary[Int(style.rawValue)]
    return Int64(face.advance(of: scalar)) * (fonts.unitsPerEm / Int64(face.unitsPerEm))
  }

  func width(of word: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> WordWidth {
    scratch.removeAll(keepingCapacity: true)
    if word.count > WordWidths.longestWord {
      appendClusters(of: word, style, to: &scratch)
    } else {
      shapePieces(of: word, style, to: &scratch)
    }
    log?.add(word, style, scratch)
    var width = WordWidth.zero
    for cluster in scratch {
      width.units += Int64(cluster.units)
      width.clusters += cluster.isTracked ? 1 : 0
    }
    return width
  }

  func appendClusters(
    of word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    to clusters: inout [ClusterAdvance]
  ) {
    if let found = known.find(word, style) {
      clusters.append(contentsOf: found)
    } else {
      let first = clusters.count
      shapePieces(of: word, style, to: &clusters)
      known.add(word, style, clusters[first...])
    }
  }

  /// The names of the font files and rules that measure a text, in the order of first use.
  ///
  /// What no face has is not counted here.
  func faces(of text: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> [String] {
    var chooser = FaceChooser(fonts: fonts)
    var pieces: [FacePiece] = []
    chooser.split(text, style, into: &pieces)
    var names: [String] = []
    for piece in pieces {
      let name =
        switch piece.measure {
        case .primary: fonts.primary[Int(style.rawValue)].name
        case .fallback(let index): fonts.fallbacks[index].name
        case .emoji: "rule: emoji 1.245 em"
        case .wide: "rule: ideograph 1 em"
        case .hangul: "rule: Hangul 0.92 em"
        }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Forgets the clusters of all words.
  func dropCaches() { known.removeAll() }

  private func shapePieces(
    of word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    to clusters: inout [ClusterAdvance]
  ) {
    pieces.removeAll(keepingCapacity: true)
    let isASCII = word.allSatisfy { $0 < 0x80 }
    if isASCII {
      pieces.append(FacePiece(measure: .primary, script: nil, start: 0, end: word.count))
    } else {
      chooser.split(word, style, into: &pieces)
    }
    for piece in pieces {
      let text = UnsafeBufferPointer(rebasing: word[piece.start..<piece.end])
      switch piece.measure {
      case .primary:
        shape(text, fonts.primary[Int(style.rawValue)], isTracked: style != .mono, to: &clusters)
      case .fallback(let index):
        shape(text, fonts.fallbacks[index], isTracked: style != .mono, to: &clusters)
      case .emoji, .wide, .hangul:
        appendByRule(text, piece.measure, isTracked: style != .mono, to: &clusters)
      }
    }
  }

  private func shape(
    _ text: UnsafeBufferPointer<UInt8>,
    _ face: FontFace,
    isTracked: Bool,
    to clusters: inout [ClusterAdvance]
  ) {
    guard text.count <= WordShaper.longestShaped else {
      return appendUnshaped(text, face, isTracked: isTracked, to: &clusters)
    }
    shapeCalls += 1
    hb_buffer_clear_contents(buffer)
    let length = Int32(clamping: text.count)
    text.withMemoryRebound(to: CChar.self) { characters in
      hb_buffer_add_utf8(buffer, characters.baseAddress, length, 0, length)
    }
    hb_buffer_set_language(buffer, language)
    hb_buffer_guess_segment_properties(buffer)
    plans.shape(buffer, with: face.font)
    var count: UInt32 = 0
    guard
      let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return }
    let factor = fonts.unitsPerEm / Int64(face.unitsPerEm)
    // Glyphs stand in visual order; clusters are wanted in the order of the text.
    let isBackward = hb_buffer_get_direction(buffer).rawValue & ~2 == 5
    var current = -1
    var units: Int64 = 0
    for place in 0..<Int(count) {
      let index = isBackward ? Int(count) - 1 - place : place
      let start = Int(glyphs[index].cluster)
      if start != current {
        if current >= 0 { append(units, start - current, isTracked, to: &clusters) }
        current = start
        units = 0
      }
      units += Int64(positions[index].x_advance) * factor
    }
    append(units, text.count - current, isTracked, to: &clusters)
  }

  /// Appends a cluster for each character with the advance of its own glyph; marks join their base.
  private func appendUnshaped(
    _ text: UnsafeBufferPointer<UInt8>,
    _ face: FontFace,
    isTracked: Bool,
    to clusters: inout [ClusterAdvance]
  ) {
    let factor = fonts.unitsPerEm / Int64(face.unitsPerEm)
    let ascii = (0..<0x80).map { Int64(face.advance(of: UInt32($0))) * factor }
    clusters.reserveCapacity(clusters.count + text.count)
    var reader = ScalarReader(text)
    let first = clusters.count
    while let scalar = reader.next() {
      let byteCount = reader.end - reader.start
      if scalar < 0x80 {
        append(ascii[Int(scalar)], byteCount, isTracked, to: &clusters)
      } else if ScalarClass.staysWithBase(scalar), clusters.count > first {
        extend(&clusters, by: byteCount)
      } else {
        append(Int64(face.advance(of: scalar)) * factor, byteCount, isTracked, to: &clusters)
      }
    }
  }

  private func append(
    _ units: Int64,
    _ byteCount: Int,
    _ isTracked: Bool,
    to clusters: inout [ClusterAdvance]
  ) {
    clusters.append(
      ClusterAdvance(
        units: UInt32(clamping: units),
        byteCount: UInt16(clamping: byteCount),
        isTracked: isTracked
      )
    )
    let rest = byteCount - Int(UInt16.max)
    if rest > 0 { append(0, rest, false, to: &clusters) }
  }

  /// Adds bytes to the last cluster; what its count cannot hold becomes a cluster without a width.
  private func extend(_ clusters: inout [ClusterAdvance], by byteCount: Int) {
    let last = clusters.count - 1
    let sum = Int(clusters[last].byteCount) + byteCount
    clusters[last].byteCount = UInt16(clamping: sum)
    let rest = sum - Int(UInt16.max)
    if rest > 0 { append(0, rest, false, to: &clusters) }
  }

  /// Appends the clusters of a piece whose widths come from a rule.
  private func appendByRule(
    _ text: UnsafeBufferPointer<UInt8>,
    _ measure: FacePiece.Measure,
    isTracked: Bool,
    to clusters: inout [ClusterAdvance]
  ) {
    let thousandths: Int64 =
      switch measure {
      case .emoji: 1_245
      case .hangul: 920
      default: 1_000
      }
    let units = fonts.unitsPerEm / 1_000 * thousandths
    var reader = ScalarReader(text)
    var previous: UInt32 = 0
    // Whether the last cluster is the first half of a flag.
    var isHalfFlag = false
    let first = clusters.count
    while let scalar = reader.next() {
      let isFlagHalf = ScalarClass.isRegionalIndicator(scalar)
      let continues =
        ScalarClass.staysWithBase(scalar) || previous == ScalarClass.zeroWidthJoiner
        || (isFlagHalf && isHalfFlag)
      if continues && clusters.count > first {
        extend(&clusters, by: reader.end - reader.start)
        isHalfFlag = isHalfFlag && !isFlagHalf
      } else {
        append(units, reader.end - reader.start, isTracked, to: &clusters)
        isHalfFlag = isFlagHalf
      }
      previous = scalar
    }
  }
}
