internal import ChatOutbox

extension Outbox {
  /// The chain of a key.
  func operations(of key: ScopeKey) -> [OutboxOperation] {
    state.scopes.first { $0.key == key }?.operations ?? []
  }
}

extension OutboxState {
  /// The pending operations as a mask.
  var pending: UInt64 {
    var mask: UInt64 = 0
    for scope in scopes {
      for operation in scope.operations where operation.entry != nil {
        mask.add(Int(operation.id.low & 63))
      }
    }
    return mask
  }

  /// How many operations are over.
  var terminals: Int {
    scopes.reduce(0) { sum, scope in
      sum + scope.operations.count { $0.entry == nil }
    }
  }
}
