import TimelineTrace
import TimelineUnits

/// What the data side did: counts, and the longest way of a message.
///
/// A run whose trace has no data side has no value here, so that a budget on one is missed.
///
/// Source: M-DATA-1, M-DATA-2.
struct DataCounts: Accumulator {
  private struct Message {
    var sentAt: Instant?
    var files = 0
    var stores = 0
    var isConfirmed = false
  }

  private struct Version {
    var epoch = 0
    var revision = 0

    func isOlder(than other: Version) -> Bool {
      epoch == other.epoch ? revision < other.revision : epoch < other.epoch
    }
  }

  private var hasBegun = false
  private var loads = 0
  private var drops = 0
  private var evictions = 0
  private var renewals = 0
  private var withheld = 0
  private var unheard = 0
  private var rollbacks = 0
  private var missingFiles: Int64 = 0
  private var shown = NumberedTable<Version>()
  private var messages = NumberedTable<Message>()
  private var chunks = NumberedTable<Int>()
  private var confirming = Extreme()

  /// Whether the trace names more rows, messages or pieces of files than can be told apart.
  var hasOverflowed: Bool {
    shown.hasOverflowed || messages.hasOverflowed || chunks.hasOverflowed
  }

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .data(let fact): take(fact, at: timed.at)
    case .ended:
      // A message that still waits has waited for this long at least.
      for message in messages.all where !message.isConfirmed {
        if let sentAt = message.sentAt { confirming.take((timed.at - sentAt).ticks, at: timed.at) }
      }
    default: break
    }
  }

  private mutating func take(_ fact: DataFact, at now: Instant) {
    switch fact {
    case .began: hasBegun = true
    case .loadEnded(let fate): takeEnd(fate)
    case .hostReleased: evictions += 1
    case .leaseRenewed: renewals += 1
    case .liveWithheld: withheld += 1
    case .liveUnheard: unheard += 1
    case .liveShown(let item, let epoch, let revision):
      let version = Version(epoch: epoch, revision: revision)
      var isOlder = false
      shown.update(UInt64(item.rawValue), first: version) { newest in
        isOlder = version.isOlder(than: newest)
        // Each step back counts, and so does the next one from there.
        newest = version
      }
      if isOlder { rollbacks += 1 }
    case .sent(let operation, let files):
      messages.update(UInt64(operation), first: Message()) { message in
        message.sentAt = message.sentAt ?? now
        message.files = files
      }
    case .stored(let operation, let files):
      var missing = 0
      messages.update(UInt64(operation), first: Message(files: files)) { message in
        message.stores += 1
        missing = max(0, message.files - files)
      }
      missingFiles = missingFiles.saturatingAdd(Int64(missing))
    case .confirmed(let operation): confirm(operation, at: now)
    case .chunkStored(let file, let chunk):
      let number = UInt64(file) &* 0x1_0000_0000 &+ UInt64(chunk)
      chunks.update(number, first: 0) { $0 += 1 }
    }
  }

  private mutating func takeEnd(_ fate: LoadFate) {
    switch fate {
    case .late: drops += 1
    case .conflict, .invalid:
      loads += 1
      drops += 1
    case .applied, .unavailable, .failed, .timedOut, .linkLost, .discarded: loads += 1
    }
  }

  private mutating func confirm(_ operation: Int, at now: Instant) {
    var wait: Interval?
    messages.update(UInt64(operation), first: Message()) { message in
      if !message.isConfirmed { wait = message.sentAt.map { now - $0 } }
      message.isConfirmed = true
    }
    if let wait { confirming.take(wait.ticks, at: now) }
  }

  mutating func report(to measurements: inout Measurements) {
    guard hasBegun else { return }
    measurements.set(.dataOverlayRollbacks, count: rollbacks)
    let doubled = messages.all.reduce(0) { $0 + max(0, $1.stores - 1) }
    measurements.set(.dataDuplicateSends, count: doubled)
    measurements.set(.dataSnapshotDrops, count: drops)
    measurements.set(.dataHostEvictions, count: evictions)
    measurements.set(.dataTimeToConfirm, confirming)
    measurements.set(.dataLoads, count: loads)
    measurements.set(.dataLeaseRenewals, count: renewals)
    measurements.set(.dataLiveWithheld, count: withheld)
    measurements.set(.dataLiveUnheard, count: unheard)
    measurements.set(.dataMissingFiles, parts: missingFiles)
    measurements.set(.dataDuplicateChunks, count: chunks.all.reduce(0) { $0 + max(0, $1 - 1) })
  }
}
