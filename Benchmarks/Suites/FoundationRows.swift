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

  /// Decodes an envelope of rows that belong to runs; no rule but the types is checked.
  static func decode(_ bytes: [UInt8]) -> Bool {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(bytes)) else {
      return false
    }
    return envelope.codexSessionId == nil
      && envelope.timeline.contains { $0.runId != nil && $0.operationId == nil }
  }
}
