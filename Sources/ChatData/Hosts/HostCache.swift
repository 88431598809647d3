/// The view models of the chats that were selected last.
///
/// A selection is staged first and committed by its own task; only a commit reorders and releases.
///
/// Source: H-HOST-1 to H-HOST-5 (`WorkspaceChatHostCache`).
public struct HostCache: Sendable {
  /// The number of hosts that are kept.
  public let capacity: Int
  /// The hosts, most recently selected first.
  public internal(set) var hosts: [TimelineModel] = []
  /// The selection that is not committed yet.
  public private(set) var staged: StagedSelection?

  private var selections = 0
  private let defects: DataDefects

  /// Creates an empty cache.
  ///
  /// - Precondition: `capacity` is positive.
  public init(capacity: Int) {
    self.init(capacity: capacity, defects: [])
  }

  package init(capacity: Int, defects: DataDefects) {
    precondition(capacity > 0, "a cache holds the selected host at least")
    self.capacity = capacity
    self.defects = defects
  }

  /// The number of view models alive, the staged one included.
  public var modelCount: Int { hosts.count + (staged?.hasOwnModel == true ? 1 : 0) }

  /// Where a chat's host stands, or `nil` if it is not in the cache.
  ///
  /// - Complexity: O(*h*), where *h* is the number of hosts.
  public func index(of key: HostKey) -> Int? {
    hosts.firstIndex { $0.identity.key == key }
  }

  /// Notes a selection; one that was noted before and not committed is forgotten with its model.
  ///
  /// - Parameters:
  ///   - key: The chat.
  ///   - made: Its view model, if it is not in the cache.
  /// - Returns: The number to commit the selection by.
  ///
  /// Source: H-HOST-3, H-HOST-4.
  mutating func stage(_ key: HostKey, made: TimelineModel?) -> Int {
    selections += 1
    staged = StagedSelection(number: selections, key: key, made: made)
    return selections
  }

  /// Puts the selected host in front, and releases the one that was selected longest ago if there
  /// are too many.
  ///
  /// - Returns: What was done, or `nil` if a newer selection replaced this one.
  ///
  /// Source: H-HOST-2, H-HOST-4, H-HOST-5.
  mutating func commit(_ number: Int) -> HostCommit? {
    guard let selection = staged, selection.number == number else { return nil }
    staged = nil
    guard let made = selection.made else {
      if let index = index(of: selection.key) {
        hosts.insert(hosts.remove(at: index), at: 0)
      }
      return HostCommit(isNew: false, released: nil)
    }
    hosts.insert(made, at: 0)
    guard hosts.count > capacity else { return HostCommit(isNew: true, released: nil) }
    let victim = defects.contains(.evictsSelected) ? 0 : hosts.count - 1
    return HostCommit(isNew: true, released: hosts.remove(at: victim))
  }
}
