internal import FaultSimulation
internal import TimelineUnits

/// A modelled desktop: it saves messages and keeps its finished answers for 48 h.
///
/// It knows the phone by bytes only. What it saves and the receipt of it become lasting in one
/// step. A message leaves its outbox when a run takes it, some time before its row is in the
/// timeline.
///
/// Source: H-KEY-1 to H-KEY-5, H-OUTBOX-O11.
struct DesktopPeer {
  private struct Receipt {
    var key: UInt64
    var parameters: UInt64
    var result: StaticString
    var at: Instant
  }

  private struct Work {
    var operation: Int
    var key: UInt64
    var parameters: UInt64
    var call: Call
    var files: Int
    var refusal: StaticString?
  }

  struct Call {
    var name: [UInt8]
    var generation: Int
    var number: Int
    var key: [UInt8]
  }

  private struct Saved {
    var operation: Int
    var chat: Int
    var isWaiting = true
    var isShown = false
  }

  private var receipts: [Receipt] = []
  private var saved: [Saved] = []
  private var work: [Work] = []
  private var saves = 0
  private(set) var isUp = true
  /// Counts processes, so that work of an ended one is not finished.
  private(set) var process = 0
  /// What is to become of each operation.
  var traits = [OperationTrait](
    repeating: OperationTrait(),
    count: OutboxScript.maximumOperations
  )
  private let mutants: DesktopMutants
  private static let keptFor = Interval.seconds(48 * 3_600)

  init(mutants: DesktopMutants) {
    self.mutants = mutants
  }

  /// What lasts, as one number, to see whether a call has changed anything.
  var digest: UInt64 {
    var digest = UInt64(receipts.count)
    for message in saved {
      let flags = UInt64(message.isWaiting ? 1 : 0) + UInt64(message.isShown ? 2 : 0)
      digest = (digest ^ UInt64(message.operation) << 8 ^ flags) &* 0x9e37_79b9_7f4a_7c15
    }
    return digest
  }

  /// Drops answers that were kept long enough.
  ///
  /// Source: H-KEY-3.
  mutating func expire(at now: Instant) {
    receipts.removeAll { DesktopPeer.keptFor < now - $0.at }
  }

  /// The operations whose work is not finished.
  var unfinished: [Int] { work.map(\.operation) }

  /// The process ends: work that is not finished is gone.
  mutating func crash() {
    isUp = false
    process += 1
    work.removeAll()
    if mutants.contains(.receiptsForgotten) { receipts.removeAll() }
  }

  /// The process starts again.
  mutating func restart() {
    isUp = true
  }

  /// Takes a call of the phone in.
  mutating func receive(_ bytes: [UInt8], isFailed: Bool, at now: Instant) -> [DesktopAction] {
    guard let object = WireObject(bytes), let name = object.value("call"),
      let generation = object.number("generation"), let number = object.number("number"),
      let session = object.value("session")?.last
    else { return [] }
    let key = object.value("key").map { Array($0) } ?? []
    let call = Call(name: Array(name), generation: generation, number: number, key: key)
    let chat = Int(session) - 48
    guard let operation = DesktopPeer.operation(object.value("operation")) else {
      return [list(chat, for: call, isFailed: isFailed)]
    }
    if let cancelled = object.value("cancels") {
      return cancel(operation, submitKey: StableHash.of(cancelled), call, at: now)
    }
    guard let parameters = object.value("parameters") else { return [] }
    return submit(operation, chat, parameters, call, at: now)
  }

  private mutating func submit(
    _ operation: Int,
    _ chat: Int,
    _ parameters: ArraySlice<UInt8>,
    _ call: Call,
    at now: Instant
  ) -> [DesktopAction] {
    let key = StableHash.of(call.key)
    let hash = StableHash.of(parameters)
    if let receipt = receipts.first(where: { $0.key == key }) {
      let isSame = receipt.parameters == hash || receipt.parameters == 0
      return [answer(call, isSame ? receipt.result : "parametersDiffer", operation)]
    }
    if let started = work.first(where: { $0.key == key }) {
      let isSame = started.parameters == hash
      return [answer(call, isSame ? "inProgress" : "parametersDiffer", operation)]
    }
    let trait = traits[operation]
    let message = WireObject(Array(parameters))
    let isSteering = message?.value("steer") != nil
    // Each name of an upload has two quotes.
    let quotes = message?.value("uploads")?.count { $0 == UInt8(ascii: "\"") } ?? 0
    let job = Work(
      operation: operation,
      key: key,
      parameters: hash,
      call: call,
      files: quotes / 2,
      refusal: isSteering && trait.isRunOver
        ? "runEnded" : trait.isClashing ? "parametersDiffer" : trait.isRejected ? "rejected" : nil
    )
    work.append(job)
    chats[operation] = chat
    if mutants.contains(.answersBeforeSave) {
      return [answer(call, "saved", operation), .work(operation: operation, ms: 500)]
    }
    return trait.workMs > 0
      ? [.work(operation: operation, ms: trait.workMs)] : finish(operation, at: now)
  }

  /// The chat of each operation that was ever submitted.
  private var chats = [Int](repeating: 0, count: OutboxScript.maximumOperations)

  /// Finishes the work on an operation: message and receipt become lasting together.
  mutating func finish(_ operation: Int, at now: Instant) -> [DesktopAction] {
    guard let index = work.firstIndex(where: { $0.operation == operation }) else { return [] }
    let job = work.remove(at: index)
    let result = job.refusal ?? "saved"
    let receipt = Receipt(key: job.key, parameters: job.parameters, result: result, at: now)
    if job.refusal != nil {
      receipts.append(receipt)
      return [.rejected(operation: operation), answer(job.call, result, operation)]
    }
    saves += 1
    saved.append(Saved(operation: operation, chat: chats[operation]))
    if mutants.contains(.saveNotAtomic), saves % 4 == 0 {
      return [.saved(operation: operation, files: job.files), .dies]
    }
    receipts.append(receipt)
    let answers =
      mutants.contains(.answersBeforeSave)
      ? [] : [answer(job.call, result, operation)]
    if mutants.contains(.everyThirdTwice), saves % 3 == 0 {
      return Array(repeating: .saved(operation: operation, files: job.files), count: 2) + answers
    }
    return [.saved(operation: operation, files: job.files)] + answers
  }

  private mutating func cancel(
    _ operation: Int,
    submitKey: UInt64,
    _ call: Call,
    at now: Instant
  ) -> [DesktopAction] {
    if let receipt = receipts.first(where: { $0.key == StableHash.of(call.key) }) {
      return [answer(call, receipt.result, operation)]
    }
    var actions: [DesktopAction] = []
    var result: StaticString = "cancelled"
    if let index = saved.firstIndex(where: { $0.operation == operation }) {
      if saved[index].isWaiting {
        saved.remove(at: index)
        actions.append(.removed(operation: operation))
      } else {
        result = "refused"
      }
    }
    // A submit that comes later must not save what the user was told is cancelled.
    if result.utf8CodeUnitCount == 9 {
      work.removeAll { $0.operation == operation }
      receipts.removeAll { $0.key == submitKey }
      receipts.append(Receipt(key: submitKey, parameters: 0, result: "cancelled", at: now))
    }
    let key = StableHash.of(call.key)
    receipts.append(Receipt(key: key, parameters: 0, result: result, at: now))
    return actions + [answer(call, result, operation)]
  }

  private mutating func list(_ chat: Int, for call: Call, isFailed: Bool) -> DesktopAction {
    var text = head(of: call)
    text += Array(",\"waiting\":".utf8)
    if isFailed {
      text += Array("null}".utf8)
      return .answer(text, .listing, subject: chat)
    }
    text.append(UInt8(ascii: "["))
    var isFirst = true
    for message in saved where message.chat == chat && message.isWaiting {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      text.append(UInt8(ascii: "\""))
      DesktopPeer.append(message.operation, to: &text)
      text.append(UInt8(ascii: "\""))
    }
    text += Array("]}".utf8)
    if mutants.contains(.checkRemoves) { saved.removeAll { $0.chat == chat && $0.isWaiting } }
    return .answer(text, .listing, subject: chat)
  }

  /// A run takes a message: it leaves the outbox.
  ///
  /// - Returns: Whether it was there.
  mutating func take(_ operation: Int) -> Bool {
    guard let index = saved.firstIndex(where: { $0.operation == operation }) else { return false }
    saved[index].isWaiting = false
    return true
  }

  /// The row of a message is in the timeline.
  mutating func show(_ operation: Int) {
    for index in saved.indices where saved[index].operation == operation {
      saved[index].isShown = true
    }
  }

  /// The ids of the last rows of a chat, 32 digits each.
  func window(of chat: Int, rows: Int) -> [UInt8] {
    var text: [UInt8] = []
    let shown = saved.lazy.filter { $0.chat == chat && $0.isShown }.map(\.operation)
    for operation in Array(shown).suffix(rows) { DesktopPeer.append(operation, to: &text) }
    return text
  }
}

extension DesktopPeer {
  private func head(of call: Call) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(256)
    text += "{\"call\":\"".utf8
    text += call.name
    text += "\",\"generation\":".utf8
    text += call.generation.description.utf8
    text += ",\"number\":".utf8
    text += call.number.description.utf8
    return text
  }

  private func answer(_ call: Call, _ result: StaticString, _ operation: Int) -> DesktopAction {
    var text = head(of: call)
    text += ",\"key\":\"".utf8
    text += call.key
    text += "\",\"result\":\"".utf8
    text += UnsafeBufferPointer(start: result.utf8Start, count: result.utf8CodeUnitCount)
    text += "\"}".utf8
    let isCancel = call.key.starts(with: "run.codexChatOutboxCancel".utf8)
    return .answer(text, isCancel ? .cancelAnswer : .receipt, subject: operation)
  }

  /// The number in the last digits of an operation's id.
  private static func operation(_ id: ArraySlice<UInt8>?) -> Int? {
    guard let id, id.count == 32 else { return nil }
    var number = 0
    for digit in id.suffix(4) {
      number = number * 16 + Int(digit <= 57 ? digit - 48 : digit - 87)
    }
    return number
  }

  /// Appends the id of an operation: its number as 32 digits.
  private static func append(_ operation: Int, to text: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    text += repeatElement(UInt8(ascii: "0"), count: 28)
    for shift in [12, 8, 4, 0] { text.append(digits[operation >> shift & 15]) }
  }
}
