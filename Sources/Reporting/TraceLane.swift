/// The lanes of an exported trace: one thread each, so that slices never overlap in part.
///
/// Source: BM-CT-3, BM-CT-7.
enum TraceLane: Int, CaseIterable {
  case touch = 1
  case input
  case overlay
  case render
  case held
  case apply
  case measure
  case settle
  case cover
  case load
  case restore
  case follow
  case bottom
  case expected
  case actual

  /// The name that the viewer shows.
  var name: String {
    switch self {
    case .touch: "finger"
    case .input: "input"
    case .overlay: "overlay"
    case .render: "render"
    case .held: "held update"
    case .apply: "apply"
    case .measure: "measure"
    case .settle: "settle passes"
    case .cover: "cover"
    case .load: "older pages"
    case .restore: "prepend restore"
    case .follow: "follow"
    case .bottom: "bottom settle"
    case .expected: "frames expected"
    case .actual: "frames actual"
    }
  }
}
