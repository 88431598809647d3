import TimelineTrace
import TimelineUnits

/// What an image holds of a fact of the data side: its number, then its fields.
extension DataFact {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    var number = codec.isReading ? 0 : number
    codec.number(&number)
    if codec.isReading {
      guard let blank = DataFact.blank(number) else { return codec.fail(.unknownValue) }
      self = blank
    }
    switch self {
    case .loadEnded(var fate):
      codec.choice(&fate)
      self = .loadEnded(fate)
    case .liveShown(var item, var epoch, var revision):
      codec.item(&item)
      codec.traceCount(&epoch)
      codec.traceCount(&revision)
      self = .liveShown(item, epoch: epoch, revision: revision)
    case .sent(var operation, var files):
      codec.traceCount(&operation)
      codec.traceCount(&files)
      self = .sent(operation: operation, files: files)
    case .stored(var operation, var files):
      codec.traceCount(&operation)
      codec.traceCount(&files)
      self = .stored(operation: operation, files: files)
    case .confirmed(var operation):
      codec.traceCount(&operation)
      self = .confirmed(operation: operation)
    case .chunkStored(var file, var chunk):
      codec.traceCount(&file)
      codec.traceCount(&chunk)
      self = .chunkStored(file: file, chunk: chunk)
    case .began, .hostReleased, .leaseRenewed, .liveWithheld, .liveUnheard:
      break
    }
  }

  /// The number of a fact in images; it is never given to another one.
  private var number: Int64 {
    switch self {
    case .began: 0
    case .loadEnded: 1
    case .hostReleased: 2
    case .leaseRenewed: 3
    case .liveWithheld: 4
    case .liveUnheard: 5
    case .liveShown: 6
    case .sent: 7
    case .stored: 8
    case .confirmed: 9
    case .chunkStored: 10
    }
  }

  private static func blank(_ number: Int64) -> DataFact? {
    switch number {
    case 0: .began
    case 1: .loadEnded(.applied)
    case 2: .hostReleased
    case 3: .leaseRenewed
    case 4: .liveWithheld
    case 5: .liveUnheard
    case 6: .liveShown(ItemID(rawValue: 0), epoch: 0, revision: 0)
    case 7: .sent(operation: 0, files: 0)
    case 8: .stored(operation: 0, files: 0)
    case 9: .confirmed(operation: 0)
    case 10: .chunkStored(file: 0, chunk: 0)
    default: nil
    }
  }
}

extension ImageCodec {
  /// A count that a trace can hold.
  fileprivate mutating func traceCount(_ value: inout Int) {
    count(&value)
    if Int64(value) > Limits.safeInteger { fail(.unknownValue) }
  }
}
