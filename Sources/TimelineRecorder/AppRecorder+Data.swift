public import TimelineTrace

extension AppRecorder {
  /// The text of a row was prepared: how often it was parsed, and how many words were looked up.
  public func textPrepared(row: String, parses: Int, shapes: Int, at time: Double) {
    let isPossible = isCount(parses) && isCount(shapes)
    record(
      isPossible ? .textWork(item(row), parses: parses, shapes: shapes) : nil,
      at: time
    )
  }

  /// The data side is recorded as well; without this call metrics of it have no value.
  public func dataBegan(at time: Double) {
    record(.data(.began), at: time)
  }

  /// A load of the latest window ended, or the answer of one that had ended arrived.
  public func loadEnded(_ fate: LoadFate, at time: Double) {
    record(.data(.loadEnded(fate)), at: time)
  }

  /// The kept rows of a chat were dropped.
  public func hostReleased(at time: Double) {
    record(.data(.hostReleased), at: time)
  }

  /// A row came to show live text of a version of the overlay.
  public func liveShown(row: String, epoch: Int, revision: Int, at time: Double) {
    let isPossible = isCount(epoch) && isCount(revision)
    record(
      isPossible ? .data(.liveShown(item(row), epoch: epoch, revision: revision)) : nil,
      at: time
    )
  }

  /// The user sent a message; messages are numbered by the app.
  public func sent(message: Int, files: Int = 0, at time: Double) {
    let isPossible = isCount(message) && isCount(files)
    record(isPossible ? .data(.sent(operation: message, files: files)) : nil, at: time)
  }

  /// The app learnt that a message was stored.
  public func stored(message: Int, files: Int = 0, at time: Double) {
    let isPossible = isCount(message) && isCount(files)
    record(isPossible ? .data(.stored(operation: message, files: files)) : nil, at: time)
  }

  /// A row of the history confirms a message.
  public func confirmed(message: Int, at time: Double) {
    record(isCount(message) ? .data(.confirmed(operation: message)) : nil, at: time)
  }
}
