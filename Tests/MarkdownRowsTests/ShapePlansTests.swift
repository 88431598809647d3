import CHarfBuzz
import Testing

@testable import MarkdownRows

@Suite struct ShapePlansTests {
  /// T-HB-3.
  @Test func `A kept plan shapes as a plan made for each call does`() throws {
    let fonts = try FontSet.installed()
    let plans = ShapePlans()
    for face in fonts.primary {
      for word in ["office", "AVATAR", "1/2", "naïve", "Жизнь", "->", "fi", "e\u{301}"] {
        func advances(_ shape: (OpaquePointer) -> Void) -> [Int32] {
          guard let buffer = hb_buffer_create() else { return [] }
          defer { hb_buffer_destroy(buffer) }
          hb_buffer_add_utf8(buffer, word, -1, 0, -1)
          hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
          hb_buffer_guess_segment_properties(buffer)
          shape(buffer)
          var count: UInt32 = 0
          let positions = hb_buffer_get_glyph_positions(buffer, &count)
          return (0..<Int(count)).compactMap { positions?[$0].x_advance }
        }
        let expected = advances { hb_shape(face.font, $0, nil, 0) }
        for _ in 0..<2 { #expect(advances { plans.shape($0, with: face.font) } == expected) }
        #expect(!expected.isEmpty)
      }
    }
  }
}
