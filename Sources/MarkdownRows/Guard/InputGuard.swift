/// A linear scan over a row's bytes that decides whether the parser may see them.
///
/// The scan takes the bytes in pieces of any size, keeps a fixed amount of state, and is
/// monotone: a row whose prefix tripped stays tripped, with the same reason. How the bytes are
/// cut into pieces changes nothing. So a row that is streamed and the same row when it is settled
/// always agree.
///
/// Fences are told apart by the scan alone and on the safe side: only a fence at the left margin
/// excuses its lines, and none does once a line has started an HTML block.
///
/// Source: T-GUARD-1 to T-GUARD-14, MD-2, MD-G1 to MD-G5.
public struct InputGuard: Sendable {
  /// The limit that tripped first, or nil while the bytes so far are fit for the parser.
  public internal(set) var reason: GuardReason?

  let limits: MarkdownLimits
  /// The number of bytes scanned.
  var position = 0
  var line = GuardLine()
  var fence = GuardFence()
  /// The last byte scanned; 0 at the start, which no pair of bytes contains.
  var previous: UInt8 = 0

  var lineCount = 0
  var hasListMarker = false
  var hasHTMLStart = false
  var tableColumns = 0
  var tableRows = 0
  var references = 0
  var referenceBytes = 0
  var atSigns = 0
  var declarations = 0
  var imageMarks = 0
  var parentheses = 0
  var closingBrackets = 0
  var hasDefinitionMark = false

  /// Creates the scan of an empty row.
  public init(limits: MarkdownLimits = .standard) {
    self.limits = limits
  }

  /// Scans a whole row.
  ///
  /// - Returns: The limit that the row trips first, or nil.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func check(
    _ bytes: some Collection<UInt8>,
    limits: MarkdownLimits = .standard
  ) -> GuardReason? {
    var scan = InputGuard(limits: limits)
    scan.scan(bytes)
    return scan.reason
  }

  /// Scans the next bytes of the row.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public mutating func scan(_ bytes: some Collection<UInt8>) {
    let isScanned: Void? = bytes.withContiguousStorageIfAvailable { scan($0) }
    if isScanned == nil { Array(bytes).withUnsafeBufferPointer { scan($0) } }
  }

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard reason == nil else { return }
    // Nothing after the first byte over the row's limit can change the outcome.
    let room = limits.rowBytes - position + 1
    let count = bytes.count < room ? bytes.count : room
    GuardByte.special.withUnsafeBufferPointer { special in
      var index = 0
      while index < count, reason == nil {
        if line.phase == .rest {
          index = skipOrdinary(bytes, special, from: index, to: count)
          if index == count { break }
        }
        step(bytes[index])
        index += 1
      }
    }
    settleOverflows()
  }

  /// Passes over the bytes that no rule looks at, in the part of a line after its start.
  private mutating func skipOrdinary(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ special: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    var index = start
    while index &+ 4 <= end {
      let first = special[Int(bytes[index])] | special[Int(bytes[index &+ 1])]
      let second = special[Int(bytes[index &+ 2])] | special[Int(bytes[index &+ 3])]
      if first | second != 0 { break }
      index &+= 4
    }
    while index < end, special[Int(bytes[index])] == 0 { index &+= 1 }
    if index > start {
      position += index - start
      previous = bytes[index - 1]
    }
    return index
  }

  private mutating func step(_ byte: UInt8) {
    if byte == GuardByte.lineFeed && previous == GuardByte.carriageReturn {
      // The second half of one line end.
      position += 1
      line.start = position
      previous = byte
      return
    }
    if line.isUntouched {
      line.isUntouched = false
      lineCount += 1
      if lineCount > limits.lines { return trip(.lines) }
    }
    if byte == GuardByte.lineFeed || byte == GuardByte.carriageReturn {
      endLine()
      guard reason == nil else { return }
      position += 1
      line = GuardLine(start: position, isFenced: fence.isOpen)
    } else {
      advance(byte)
      count(byte)
      position += 1
    }
    previous = byte
  }

  /// Counts what is counted over the whole row, fences included.
  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "@"):
      atSigns += 1
      if atSigns > limits.atSigns { trip(.atSigns) }
    case UInt8(ascii: "!") where previous == UInt8(ascii: "<"),
      UInt8(ascii: "?") where previous == UInt8(ascii: "<"):
      declarations += 1
      if declarations > limits.declarations { trip(.declarations) }
    case UInt8(ascii: "[") where previous == UInt8(ascii: "!"):
      imageMarks += 1
      if imageMarks > limits.imageMarks { trip(.imageMarks) }
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      let continues = previous == UInt8(ascii: "(") || previous == UInt8(ascii: ")")
      parentheses = continues ? parentheses + 1 : 1
      if parentheses > limits.parentheses { trip(.parentheses) }
    case UInt8(ascii: "]"):
      closingBrackets += 1
      checkBrackets()
    case UInt8(ascii: ":") where previous == UInt8(ascii: "]"):
      hasDefinitionMark = true
      checkBrackets()
      if line.opensWithBracket && !line.isDefinition && !line.isFenced { startDefinition() }
    case UInt8(ascii: "|") where !line.isFenced:
      line.pipes += 1
      if line.pipes > limits.pipesPerLine { trip(.pipes) }
    default:
      break
    }
  }

  private mutating func checkBrackets() {
    if hasDefinitionMark && closingBrackets > limits.closingBrackets { trip(.closingBrackets) }
  }

  private mutating func startDefinition() {
    line.isDefinition = true
    line.definitionMark = line.contentStart
    references += 1
    if references > limits.references { trip(.references) }
  }

  /// Records the reason, unless a limit on bytes was passed earlier in the row.
  ///
  /// Limits on bytes are checked at line ends and piece ends only, so that ordinary bytes cost
  /// nothing; the comparison of positions makes the reason independent of the pieces.
  mutating func trip(_ found: GuardReason) {
    guard reason == nil else { return }
    reason = overflow(before: position + 1) ?? found
  }

  /// Trips when a limit on bytes was passed by the bytes so far.
  mutating func settleOverflows() {
    guard reason == nil else { return }
    reason = overflow(before: position)
  }

  /// The limit on bytes whose first byte too many has the lowest index below `end`.
  private func overflow(before end: Int) -> GuardReason? {
    var earliest = end
    var found: GuardReason?
    func consider(_ index: Int, _ candidate: GuardReason) {
      guard index < earliest else { return }
      earliest = index
      found = candidate
    }
    consider(limits.rowBytes, .rowBytes)
    if line.isFenced {
      consider(line.start + limits.fencedLine, .fencedLine)
    } else {
      consider(line.start + limits.inlineRun, .inlineRun)
    }
    if line.isDefinition {
      consider(line.definitionMark + limits.referenceBytes - referenceBytes, .references)
    }
    return found
  }
}
