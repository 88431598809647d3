internal import ChatData

/// The newest overlay version that brought a text of a live row: how new what is on screen is.
///
/// It knows the overlays that were delivered and nothing of what became of them, so that it can
/// tell when the screen goes back.
///
/// Source: M-DATA-1.
struct LiveTexts {
  private struct Key: Hashable {
    var chat: Int
    var item: [UInt8]
    var text: [UInt8]
  }

  /// Looked up, never walked.
  private var versions: [Key: LiveVersion] = [:]

  /// Takes an overlay that reaches the phone.
  mutating func deliver(_ overlay: ScriptedOverlay, of chat: Int) {
    let version = LiveVersion(epoch: overlay.epoch, revision: overlay.revision)
    for block in overlay.blocks {
      let item = block.row(run: "run").spliceKey.itemKey
      let key = Key(chat: chat, item: item, text: Array(block.text.utf8))
      guard let known = versions[key], !known.isOlder(than: version) else {
        versions[key] = version
        continue
      }
    }
  }

  /// The version of a text on screen, or `nil` if it came with no overlay.
  func version(of item: [UInt8], _ text: [UInt8], in chat: Int) -> LiveVersion? {
    versions[Key(chat: chat, item: item, text: text)]
  }
}
