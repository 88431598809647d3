internal import TimelineUnits

/// The break positions of one leaf of a metrics file.
///
/// Source: T-DET-6.
struct RecordedLeaf: Equatable, Sendable {
  /// The hash of the leaf's text.
  var hash: UInt64
  /// The number of bytes of the leaf's text.
  var count: Int
  /// The positions of ICU, the end of the text included; the top bit marks a mandatory break.
  var uax14: [UInt32]
  /// The positions under the web's rules.
  var web: [UInt32]

  /// The positions under a tailoring.
  func positions(_ tailoring: Tailoring) -> [UInt32] {
    switch tailoring {
    case .uax14: uax14
    case .web: web
    }
  }
}
