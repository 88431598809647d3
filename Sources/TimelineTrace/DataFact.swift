public import TimelineUnits

/// What the data side did, as far as measurements need it.
///
/// Messages are numbered in the order in which the user sends them; no text and no id of a chat
/// occurs.
///
/// Source: M-DATA-1, M-DATA-2.
public enum DataFact: Equatable, Sendable {
  /// The data side is part of the run; without this a run says nothing about it.
  case began
  /// A load of the latest window ended, or the answer of one that had ended before arrived.
  case loadEnded(LoadFate)
  /// The rows of a chat were dropped; opened again, it needs a first load.
  case hostReleased
  /// The lease of the chat on screen was taken or renewed.
  case leaseRenewed
  /// A live event was not sent, because no lease was held.
  case liveWithheld
  /// A live event arrived for a chat that is not on screen, and was dropped.
  case liveUnheard
  /// A row came to show live text; epoch and revision are the newest that brought this text.
  case liveShown(ItemID, epoch: Int, revision: Int)
  /// The user sent a message with a number of files.
  case sent(operation: Int, files: Int)
  /// The desktop stored a message with a number of files.
  case stored(operation: Int, files: Int)
  /// A row of the history confirms a message.
  case confirmed(operation: Int)
  /// The desktop stored a piece of a file.
  case chunkStored(file: Int, chunk: Int)
}

extension DataFact {
  /// The number and name of the record.
  var tag: TraceTag {
    switch self {
    case .began: .dataBegan
    case .loadEnded: .loadEnded
    case .hostReleased: .hostReleased
    case .leaseRenewed: .leaseRenewed
    case .liveWithheld: .liveWithheld
    case .liveUnheard: .liveUnheard
    case .liveShown: .liveShown
    case .sent: .sent
    case .stored: .stored
    case .confirmed: .confirmed
    case .chunkStored: .chunkStored
    }
  }

  /// Writes the fields, in the order in which `init(_:from:)` reads them.
  func write(to sink: inout some TraceSink) {
    switch self {
    case .loadEnded(let fate):
      sink.name(fate, .outcome)
    case .liveShown(let item, let epoch, let revision):
      sink.item(item, .item)
      sink.count(epoch, .epoch)
      sink.count(revision, .revision)
    case .sent(let operation, let files), .stored(let operation, let files):
      sink.count(operation, .operation)
      sink.count(files, .files)
    case .confirmed(let operation):
      sink.count(operation, .operation)
    case .chunkStored(let file, let chunk):
      sink.count(file, .file)
      sink.count(chunk, .chunk)
    case .began, .hostReleased, .leaseRenewed, .liveWithheld, .liveUnheard:
      break
    }
  }

  /// Reads the fields of a record of the data side.
  init(_ tag: TraceTag, from source: inout some TraceSource) {
    switch tag {
    case .loadEnded: self = .loadEnded(source.name(.outcome))
    case .hostReleased: self = .hostReleased
    case .leaseRenewed: self = .leaseRenewed
    case .liveWithheld: self = .liveWithheld
    case .liveUnheard: self = .liveUnheard
    case .liveShown:
      let item = source.item(.item)
      let epoch = source.count(.epoch)
      self = .liveShown(item, epoch: epoch, revision: source.count(.revision))
    case .sent:
      let operation = source.count(.operation)
      self = .sent(operation: operation, files: source.count(.files))
    case .stored:
      let operation = source.count(.operation)
      self = .stored(operation: operation, files: source.count(.files))
    case .confirmed: self = .confirmed(operation: source.count(.operation))
    case .chunkStored:
      let file = source.count(.file)
      self = .chunkStored(file: file, chunk: source.count(.chunk))
    default: self = .began
    }
  }
}
