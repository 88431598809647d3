/// The chain of one session.
///
/// Source: H-STORE-2, H-STORE-5.
public struct OutboxScope: Equatable, Sendable {
  /// What the chain belongs to.
  public internal(set) var key: ScopeKey { didSet { headText = [] } }
  /// The operations in the order in which they were sent.
  public internal(set) var operations: [OutboxOperation] = []
  /// What stands in the composer, as UTF-8.
  ///
  /// A refused text comes back here in the same write that ends its operation, so that no crash can
  /// lose it.
  public internal(set) var draft: [UInt8] = [] { didSet { headText = [] } }
  /// Refused texts that the composer had no room for.
  public internal(set) var failed: [FailedText] = [] { didSet { headText = [] } }

  /// The number of the check that is under way; not stored.
  var check: Int?
  /// The number of the tick that is armed; not stored.
  var tick: Int?
  /// The stored forms of the operations, empty where one is stale; not stored.
  var entryTexts: [[UInt8]] = []
  /// The ids of each operation as they are stored, empty where they are stale; not stored.
  var idTexts: [[UInt8]] = []
  /// The stored form of what is no operation, empty if it is stale; not stored.
  var headText: [UInt8] = []
  /// The stored form of the order, empty if it is stale; not stored.
  var orderText: [UInt8] = []
  /// The stored form of the whole chain, right as long as no part of it is stale; not stored.
  var scopeText: [UInt8] = []

  /// Creates an empty chain.
  public init(key: ScopeKey) {
    self.key = key
  }

  /// Whether a message waits for a check or a cancel.
  ///
  /// What stands behind a message that asks the user waits for the user.
  var isWaiting: Bool {
    for operation in operations {
      guard let status = operation.entry?.status else { continue }
      if status.isWaiting { return true }
      if status == .needsUser { return false }
    }
    return false
  }

  /// Adds an operation at the end of the chain.
  mutating func append(_ operation: OutboxOperation) {
    operations.append(operation)
    entryTexts.append([])
    idTexts.append([])
    orderText = []
    scopeText = []
  }

  /// Replaces the whole chain.
  mutating func replace(_ operations: [OutboxOperation]) {
    self.operations = operations
    entryTexts = [[UInt8]](repeating: [], count: operations.count)
    idTexts = entryTexts
    orderText = []
    scopeText = []
  }

  /// Replaces one operation.
  mutating func set(_ operation: OutboxOperation, at index: Int) {
    if operations[index].mutation != operation.mutation { idTexts[index] = [] }
    operations[index] = operation
    entryTexts[index] = []
    scopeText = []
  }

  /// The place of an operation.
  func index(of operation: OperationID) -> Int? {
    operations.firstIndex { $0.id == operation }
  }
}
