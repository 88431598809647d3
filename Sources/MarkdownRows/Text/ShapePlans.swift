internal import CHarfBuzz

/// The plans by which HarfBuzz shapes a face's scripts, made once each.
///
/// HarfBuzz keeps plans too, but looking one up there costs a tenth of shaping a word.
final class ShapePlans {
  private struct Entry {
    var font: OpaquePointer
    var script: UInt32
    var direction: UInt32
    var plan: OpaquePointer
  }

  private var entries: [Entry] = []

  deinit {
    for entry in entries { hb_shape_plan_destroy(entry.plan) }
  }

  /// Shapes a buffer whose segment properties are set, with the font's default features.
  func shape(_ buffer: OpaquePointer, with font: OpaquePointer) {
    var properties = hb_segment_properties_t()
    hb_buffer_get_segment_properties(buffer, &properties)
    let plan = plan(for: font, &properties)
    if hb_shape_plan_execute(plan, font, buffer, nil, 0) == 0 { hb_shape(font, buffer, nil, 0) }
  }

  private func plan(
    for font: OpaquePointer,
    _ properties: inout hb_segment_properties_t
  ) -> OpaquePointer {
    let (script, direction) = (properties.script.rawValue, properties.direction.rawValue)
    for entry in entries
    where entry.font == font && entry.script == script && entry.direction == direction {
      return entry.plan
    }
    guard
      let plan = hb_shape_plan_create(hb_font_get_face(font), &properties, nil, 0, nil)
    else { preconditionFailure("HarfBuzz returns an inert plan when it cannot make one") }
    entries.append(Entry(font: font, script: script, direction: direction, plan: plan))
    return plan
  }
}
