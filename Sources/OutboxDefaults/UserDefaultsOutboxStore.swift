public import ChatOutbox
internal import Foundation

/// The outbox in the user defaults, with its witness and copies of damaged bytes in a folder.
///
/// The defaults alone cannot tell a damaged store from a new one: on Linux a property list that is
/// cut off reads as empty, and the next write of any value replaces it. So the witness and the
/// copies are files of their own, and nothing is set in the defaults before the store is owned.
///
/// Source: H-STORE-1, H-STORE-6, H-OUTBOX-T18, H-OUTBOX-T22.
public struct UserDefaultsOutboxStore: OutboxStore {
  /// The key in the defaults, and the name of the files beside them.
  public static let key = "workspace-chat-local-outbox-v2"

  private let defaults: UserDefaults
  private let folder: URL
  private let propertyList: URL?
  private let isAvailable: @Sendable () -> Bool
  /// The generations that this writer has seen last, in the store and in the witness.
  private var known: Known?

  private struct Known: Equatable {
    var stored: Int?
    var witness: Int?

    init(of reading: OutboxReading) {
      witness = reading.witness
      switch reading.finding {
      case .intact(let state), .older(let state): stored = state.generation
      case .new, .damaged: stored = nil
      }
    }

    var newest: Int { max(stored ?? 0, witness ?? 0) }
  }

  /// Opens the store of a suite, unless its name is not allowed; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - suite: The suite of the defaults, or `nil` for the process's own.
  ///   - folder: The path of the folder for the witness and the copies; made at the first write.
  ///   - propertyList: The path of the file that the defaults are kept in, where it is known; it is
  ///     copied as a whole if it is damaged.
  ///   - isAvailable: Whether protected data can be read now.
  public init?(
    suite: String?,
    folder: String,
    propertyList: String? = nil,
    isAvailable: @escaping @Sendable () -> Bool = { true }
  ) {
    guard let defaults = UserDefaults(suiteName: suite) else { return nil }
    self.defaults = defaults
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.propertyList = propertyList.map { URL(fileURLWithPath: $0) }
    self.isAvailable = isAvailable
  }

  /// What the store holds now, read anew from the defaults and the witness.
  public mutating func read() -> OutboxReading {
    guard isAvailable() else { return OutboxReading(bytes: nil, witness: nil, isAvailable: false) }
    let reading = current
    known = Known(of: reading)
    return reading
  }

  /// Replaces the stored bytes and then the witness, unless another writer has written either since
  /// this one has read or written them.
  public mutating func write(_ bytes: [UInt8], generation: Int) -> Bool {
    guard isAvailable(), known == Known(of: current), generation >= known?.newest ?? 0 else {
      return false
    }
    defaults.set(Data(bytes), forKey: UserDefaultsOutboxStore.key)
    guard defaults.synchronize(), stored == bytes else { return false }
    let isWitnessed = replace(file("witness"), with: Data((generation.description + "\n").utf8))
    known = Known(of: current)
    return isWitnessed
  }

  /// Keeps a copy of the damaged value or of the whole property list as a file beside the witness.
  public mutating func keepDamaged() {
    let list = propertyList.flatMap { try? Data(contentsOf: $0) }
    guard let damaged = list ?? stored.map({ Data($0) }) else { return }
    // Earlier copies stay: nobody knows yet which of them can be saved.
    for number in 1...9 {
      let copy = file(number == 1 ? "bad" : "bad-\(number)")
      let kept = try? Data(contentsOf: copy)
      if kept == damaged { return }
      if kept == nil {
        _ = replace(copy, with: damaged)
        return
      }
    }
  }

  private var current: OutboxReading { OutboxReading(bytes: stored, witness: witness) }

  /// What is stored under the key; bytes that are no outbox if it is something else or if the file
  /// cannot be read as a property list.
  private var stored: [UInt8]? {
    // A broken file is told here, since the defaults would try it for a second and call it empty.
    if isListBroken { return [] }
    // Reads the file anew where the system keeps a copy of it.
    _ = defaults.synchronize()
    guard let value = defaults.object(forKey: UserDefaultsOutboxStore.key) else { return nil }
    return (value as? Data).map { Array($0) } ?? []
  }

  private var isListBroken: Bool {
    guard let propertyList, let list = try? Data(contentsOf: propertyList) else { return false }
    return (try? PropertyListSerialization.propertyList(from: list, format: nil)) == nil
  }

  /// The generation that the witness names; 1 if it cannot be read, since then something was
  /// written once.
  private var witness: Int? {
    guard let text = try? Data(contentsOf: file("witness")) else { return nil }
    return Int(String(decoding: text.dropLast(), as: UTF8.self)) ?? 1
  }

  private func file(_ suffix: String) -> URL {
    folder.appendingPathComponent(UserDefaultsOutboxStore.key + "." + suffix)
  }

  private func replace(_ file: URL, with content: Data) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try content.write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
