internal import TimelineUnits

/// The scripts and the style of the page, and what the page's policy says about them.
enum PageAssets {
  /// All scripts in the order in which they use one another.
  static let script: [UInt8] = [
    PackageResources.film_js, PackageResources.draw_js, PackageResources.tables_js,
    PackageResources.anomalies_js, PackageResources.phone_js, PackageResources.tracks_js,
    PackageResources.glyphs_js, PackageResources.lanes_js, PackageResources.live_js,
    PackageResources.why_js, PackageResources.export_js, PackageResources.keys_js,
    PackageResources.player_js, PackageResources.contour_js, PackageResources.heat_js,
    PackageResources.knobs_js, PackageResources.sweep_js, PackageResources.spread_js,
    PackageResources.stacks_js, PackageResources.bench_js, PackageResources.changes_js,
    PackageResources.verdict_js, PackageResources.page_js,
  ].reduce([], +)

  /// The style: the page's own, and what pictures need.
  static let style = PackageResources.page_css + Array(PictureStyle.page.utf8)

  /// The body with pictures; its other places are filled by the script.
  static func body(with pictures: [String]) -> [UInt8] {
    let body = PackageResources.page_html
    let mark = Array("<!-- pictures -->".utf8)
    let place = body.indices.first { body[$0...].starts(with: mark) } ?? body.endIndex
    let list = pictures.map { "<div class=\"picture\">\n\($0)</div>\n" }.joined()
    return body[..<place] + Array(list.utf8) + body[place...].dropFirst(mark.count)
  }

  /// The page's policy: nothing from outside, no script or style but these.
  ///
  /// The engine needs `'wasm-unsafe-eval'`; it lets no text run as a script.
  ///
  /// Source: BM-REP-1, INJ-3.
  static var policy: String {
    "default-src 'none'; script-src 'sha256-\(hash(of: script))' 'wasm-unsafe-eval'; "
      + "style-src 'sha256-\(hash(of: style))'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func hash(of bytes: [UInt8]) -> String {
    let digest = bytes.withUnsafeBytes { SHA256.digest(of: $0) }
    return String(decoding: Base64.text(of: digest), as: UTF8.self)
  }
}
