import ChatScenarios

/// The rows of the three shipped envelopes, oldest first.
enum ShippedCorpus {
  /// The folder that holds `Package.swift`.
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  static func rows() throws -> [TextRow] {
    try ["older-2", "older-1", "chat"].flatMap { name in
      try InputLoader.load("\(root)/Benchmarks/Corpora/\(name).json").rows
    }
  }
}
