// All of Foundation brings an ICU whose C module clashes with the one that text is measured with.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The same rows by Foundation's decoder: what the typed rows are held against.
enum FoundationRows {
  private struct Envelope: Decodable {
    var boundaryToken: String
    var codexSessionId: String?
    var loadState: String
    var storageFormat: String
    var loadedEntries: Int64
    var hasOlderEntries: Bool
    var oldestCursor: String?
    var timeline: [Row]
    var liveOverlay: Overlay
  }

  private struct Overlay: Decodable {
    var settlementEpoch: Int64
    var revision: Int64
    var blocks: [Row]
  }

  private struct Row: Decodable {
    var type: String
    var id: String
    var origin: String
    var sourceOrder: [UInt64]
    var timestamp: Int64
    var runId: String?
    var operationId: String?
    var text: String?
    var isSubagentPanel: Bool?
  }

  /// Decodes an envelope; no rule but the types is checked.
  static func decode(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Envelope.self, from: Data(bytes))) != nil
  }
}
