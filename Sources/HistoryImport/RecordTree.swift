/// The tree of a session's records.
///
/// Only links are held, no contents: 40 bytes and the id for each record.
struct RecordTree {
  private struct Record {
    /// The record before this one, or −1.
    var parent: Int32
    var isPrompt: Bool
  }

  private var records: [Record] = []
  /// Only looked up, never walked.
  private var places: [[UInt8]: Int32] = [:]

  /// Adds a record behind all others.
  ///
  /// A parent that is not there yet counts as none, so that links never lead in a circle.
  ///
  /// - Returns: The record's number, or `nil` if its id was added before.
  mutating func add(id: [UInt8]?, parent: [UInt8]?, isPrompt: Bool) -> Int32? {
    let number = Int32(records.count)
    if let id, places.updateValue(places[id] ?? number, forKey: id) != nil { return nil }
    let place = parent.flatMap { $0 == id ? nil : places[$0] }
    records.append(Record(parent: place ?? -1, isPrompt: isPrompt))
    return number
  }

  /// For each record whether it belongs to a branch that was given up: a prompt with a later prompt
  /// behind the same record, and all that follows it.
  ///
  /// - Complexity: O(*n*) for *n* records.
  var abandoned: [Bool] {
    var last = [Int32](repeating: -1, count: records.count)
    for (number, record) in records.enumerated() where record.isPrompt && record.parent >= 0 {
      last[Int(record.parent)] = Int32(number)
    }
    var isAbandoned = [Bool](repeating: false, count: records.count)
    for (number, record) in records.enumerated() where record.parent >= 0 {
      let parent = Int(record.parent)
      isAbandoned[number] =
        isAbandoned[parent] || record.isPrompt && last[parent] != Int32(number)
    }
    return isAbandoned
  }
}
