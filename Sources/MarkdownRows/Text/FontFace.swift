internal import CHarfBuzz
internal import TimelineUnits

/// A face of a font file, measured in its own units; immutable, so threads may share it.
///
/// Source: T-HB-2, T-PIPE-3.
final class FontFace: @unchecked Sendable {
  let file: FontFile
  /// The immutable `hb_font_t`.
  let font: OpaquePointer
  let unitsPerEm: Int
  private let blob: OpaquePointer

  init(_ file: FontFile) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else {
      throw .unreadable(path: file.path)
    }
    let face = hb_face_create(blob, UInt32(clamping: file.index))
    defer { hb_face_destroy(face) }
    let unitsPerEm = hb_face_get_upem(face)
    guard
      file.index >= 0, file.index < hb_face_count(blob), hb_face_get_glyph_count(face) > 0,
      unitsPerEm > 0, let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      throw .noFace(path: file.path, index: file.index)
    }
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_ot_font_set_funcs(font)
    hb_font_make_immutable(font)
    self.file = file
    self.font = font
    self.blob = blob
    self.unitsPerEm = Int(unitsPerEm)
  }

  deinit {
    hb_font_destroy(font)
    hb_blob_destroy(blob)
  }

  /// The name of the file without its folder.
  var name: String { file.path.split(separator: "/").last.map(String.init) ?? file.path }

  /// Whether the face maps the code point to a glyph.
  func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The advance of the code point's own glyph, or of the missing glyph, in the face's units.
  func advance(of scalar: UInt32) -> Int {
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(font, scalar, &glyph) == 0 { glyph = 0 }
    return Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// The SHA-256 digest of the whole file.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of the file.
  var digest: FontDigest {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    return FontDigest(name: name, sha256: SHA256.hex(bytes))
  }
}
