/// The faces that text is measured with: five styles and an ordered list of fallbacks.
///
/// Every face is named by its file; nothing is ever asked for by family name.
///
/// Source: T-FACE-1 to T-FACE-3.
public struct FontSet: Sendable {
  /// One face a style, in the order of `FaceStyle`.
  let primary: [FontFace]
  let fallbacks: [FontFace]
  /// The index of the emoji face among the fallbacks, or nil when emoji have a width by rule.
  let emojiIndex: Int?
  /// The number of text units in one em.
  public let unitsPerEm: Int64

  /// Opens the files.
  ///
  /// - Parameters:
  ///   - styles: One face for each style, in the order of `FaceStyle`.
  ///   - fallbacks: The faces that are asked in turn for what a style's face lacks.
  ///   - emojiIndex: The index of the emoji face among the fallbacks.
  /// - Throws: `FontError` when a file cannot be read or has no such face.
  /// - Precondition: there are five styles, and the emoji face is one of the fallbacks.
  public init(
    styles: [FontFile],
    fallbacks: [FontFile] = [],
    emojiIndex: Int? = nil
  ) throws(FontError) {
    precondition(styles.count == FaceStyle.allCases.count, "one face a style (T-FACE-1)")
    precondition(emojiIndex.map { fallbacks.indices.contains($0) } ?? true, "a fallback's index")
    var primary: [FontFace] = []
    for file in styles { primary.append(try FontFace(file)) }
    var others: [FontFace] = []
    for file in fallbacks { others.append(try FontFace(file)) }
    self.primary = primary
    self.fallbacks = others
    self.emojiIndex = emojiIndex
    unitsPerEm = (primary + others).reduce(1_000) { unit, face in
      FontSet.leastCommonMultiple(unit, Int64(face.unitsPerEm))
    }
  }

  /// The faces of Debian's packages fonts-inter and fonts-jetbrains-mono.
  ///
  /// - Parameters:
  ///   - root: The folder of the fonts.
  ///   - withFallbacks: Whether the faces of fonts-noto and fonts-dejavu-core are opened too, as
  ///     the comparison with a browser needs them; else ideographs, Hangul and emoji have widths
  ///     by rule.
  /// - Returns: The faces, with `withFallbacks` in the order of the table of T-FACE-3.
  /// - Throws: `FontError` when a file cannot be read or has no such face.
  public static func installed(
    root: String = "/usr/share/fonts",
    withFallbacks: Bool = false
  ) throws(FontError) -> FontSet {
    func file(_ path: String, index: Int = 0) -> FontFile {
      FontFile(path: root + "/" + path, index: index)
    }
    let styles = [
      file("opentype/inter/Inter-Regular.otf"),
      file("opentype/inter/Inter-Bold.otf"),
      file("opentype/inter/Inter-Italic.otf"),
      file("opentype/inter/Inter-BoldItalic.otf"),
      file("truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"),
    ]
    guard withFallbacks else { return try FontSet(styles: styles) }
    let fallbacks = [
      file("truetype/noto/NotoSansArabic-Regular.ttf"),
      file("truetype/noto/NotoSansHebrew-Regular.ttf"),
      file("truetype/noto/NotoSansDevanagari-Regular.ttf"),
      file("truetype/noto/NotoSansThai-Regular.ttf"),
      file("opentype/noto/NotoSansCJK-Regular.ttc", index: 2),
      file("truetype/noto/NotoColorEmoji.ttf"),
      file("truetype/dejavu/DejaVuSans.ttf"),
    ]
    return try FontSet(styles: styles, fallbacks: fallbacks, emojiIndex: 5)
  }

  /// The name and digest of every file, styles first.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of all files; not kept.
  public var digests: [FontDigest] { (primary + fallbacks).map(\.digest) }

  private static func leastCommonMultiple(_ left: Int64, _ right: Int64) -> Int64 {
    var (divisor, rest) = (left, right)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return left / divisor * right
  }
}
