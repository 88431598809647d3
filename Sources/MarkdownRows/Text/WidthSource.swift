/// Where the advances of words come from.
///
/// Source: T-FONT-2, T-FONT-5.
enum WidthSource {
  /// Faces of font files.
  case fonts(WordShaper)
  /// A table of advances, a code point each.
  case table(AdvanceTable)
  /// The recorded words of a corpus.
  case recorded(RecordedSource)

  /// The number of text units in one em.
  var unitsPerEm: Int64 {
    switch self {
    case .fonts(let shaper): shaper.fonts.unitsPerEm
    case .table(let table): table.unitsPerEm
    case .recorded(let source): source.text.unitsPerEm
    }
  }

  /// The width of a space, always that of the style's own face.
  func space(_ style: FaceStyle) -> Int64 {
    advance(of: 0x20, style)
  }

  /// The advance of a code point in the style's own face, alone.
  func advance(of scalar: UInt32, _ style: FaceStyle) -> Int64 {
    switch self {
    case .fonts(let shaper): shaper.advance(of: scalar, style)
    case .table(let table): table.advance(of: scalar, style)
    case .recorded(let source): source.advance(of: scalar, style)
    }
  }

  /// The names of the font files and rules that measure a text, in the order of first use.
  func faces(of text: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> [String] {
    switch self {
    case .fonts(let shaper): shaper.faces(of: text, style)
    case .table: ["metrics file"]
    case .recorded: ["recorded corpus"]
    }
  }

  /// The width of a word.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes; the cost of shaping with fonts.
  func width(of word: UnsafeBufferPointer<UInt8>, _ style: FaceStyle) -> WordWidth {
    switch self {
    case .fonts(let shaper): shaper.width(of: word, style)
    case .table(let table): table.width(of: word, style)
    case .recorded(let source): source.width(of: word, style)
    }
  }

  /// Appends the word's clusters from first to last.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes; the cost of shaping with fonts.
  func appendClusters(
    of word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    to clusters: inout [ClusterAdvance]
  ) {
    switch self {
    case .fonts(let shaper): shaper.appendClusters(of: word, style, to: &clusters)
    case .table(let table): table.appendClusters(of: word, style, to: &clusters)
    case .recorded(let source): source.appendClusters(of: word, style, to: &clusters)
    }
  }
}
