extension InputGuard {
  /// Moves the current line's state over one byte that is no line end.
  mutating func advance(_ byte: UInt8) {
    switch line.phase {
    case .prefix: advancePrefix(byte)
    case .bullet, .numberEnd:
      if GuardByte.isBlank(byte) {
        countMarker(isList: true)
        line.phase = .prefix
        advancePrefix(byte)
      } else {
        startContent(previous, at: line.contentStart)
        continueContent(byte)
      }
    case .digits: advanceDigits(byte)
    case .fenceRun, .fenceInfo: advanceFence(byte)
    case .closingRun, .closingSpaces: advanceClosing(byte)
    case .delimiterRow, .rest: continueContent(byte)
    }
  }

  /// Ends the current line.
  mutating func endLine() {
    settleOverflows()
    guard reason == nil else { return }
    switch line.phase {
    case .bullet, .numberEnd:
      countMarker(isList: true)
      tableRows += 1
    case .digits:
      startContent(previous, at: line.contentStart)
    case .fenceRun, .fenceInfo:
      if fence.run >= 3 { fence.openLength = fence.run }
    case .closingRun, .closingSpaces:
      if fence.run >= fence.openLength { fence.openLength = 0 }
    case .delimiterRow:
      if line.hasDash && line.cells > tableColumns {
        tableColumns = line.cells
        checkCells()
      }
    case .prefix:
      if !line.isBlank { tableRows += 1 }
    case .rest:
      break
    }
    if line.isDefinition { referenceBytes += position - line.definitionMark }
    if line.isBlank {
      tableColumns = 0
      tableRows = 0
    }
  }

  private mutating func advancePrefix(_ byte: UInt8) {
    switch byte {
    case GuardByte.space:
      indent(by: 1)
    case GuardByte.tab:
      indent(by: 4)
    case UInt8(ascii: ">") where !line.isFenced:
      line.isBlank = false
      countMarker(isList: false)
    case UInt8(ascii: "-") where !line.isFenced,
      UInt8(ascii: "*") where !line.isFenced,
      UInt8(ascii: "+") where !line.isFenced:
      line.isBlank = false
      line.contentStart = position
      line.phase = .bullet
    case UInt8(ascii: "0")...UInt8(ascii: "9") where !line.isFenced:
      line.isBlank = false
      line.contentStart = position
      line.digits = 1
      line.phase = .digits
    default:
      startContent(byte, at: position)
    }
  }

  private mutating func advanceDigits(_ byte: UInt8) {
    let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    if isDigit && line.digits < 9 {
      line.digits += 1
    } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") {
      line.phase = .numberEnd
    } else {
      startContent(previous, at: line.contentStart)
      continueContent(byte)
    }
  }

  private mutating func indent(by columns: Int) {
    line.indentation += columns
    if !line.isFenced && line.indentation > 4 * limits.nesting { trip(.indentation) }
  }

  private mutating func countMarker(isList: Bool) {
    line.markers += 1
    hasListMarker = hasListMarker || isList
    if line.markers > limits.nesting { trip(.nesting) }
  }

  /// Takes the first byte after spaces and container markers.
  private mutating func startContent(_ byte: UInt8, at index: Int) {
    line.isBlank = false
    line.contentStart = index
    line.phase = .rest
    tableRows += 1
    checkCells()
    if line.isFenced {
      if byte == fence.character && line.indentation <= 3 {
        fence.run = 1
        line.phase = .closingRun
      }
      return
    }
    switch byte {
    case UInt8(ascii: "<"): hasHTMLStart = true
    case UInt8(ascii: "["): line.opensWithBracket = true
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      guard mayOpenFence else { return }
      fence.character = byte
      fence.run = 1
      line.phase = .fenceRun
    case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "-"):
      line.phase = .delimiterRow
      line.hasLeadingPipe = byte == UInt8(ascii: "|")
      line.hasTrailingPipe = line.hasLeadingPipe
      line.hasDash = byte == UInt8(ascii: "-")
    default: break
    }
  }

  /// Whether a fence in the current line excuses the lines after it.
  ///
  /// After a list marker an indented fence may belong to an item that ends before the fence does.
  private var mayOpenFence: Bool {
    let isAtMargin = line.indentation == 0 || (line.indentation <= 3 && !hasListMarker)
    return line.markers == 0 && isAtMargin && !hasHTMLStart
  }

  private mutating func continueContent(_ byte: UInt8) {
    guard line.phase == .delimiterRow else { return }
    switch byte {
    case UInt8(ascii: "|"): line.hasTrailingPipe = true
    case UInt8(ascii: "-"):
      line.hasDash = true
      line.hasTrailingPipe = false
    case UInt8(ascii: ":"): line.hasTrailingPipe = false
    case GuardByte.space, GuardByte.tab: break
    default: line.phase = .rest
    }
  }

  private mutating func advanceFence(_ byte: UInt8) {
    if line.phase == .fenceRun && byte == fence.character {
      fence.run += 1
      return
    }
    line.phase = .fenceInfo
    // Too short a run, or a backtick in the info string of a backtick fence: ordinary text.
    let isText = fence.run < 3 || (byte == fence.character && byte == UInt8(ascii: "`"))
    if isText { line.phase = .rest }
  }

  private mutating func advanceClosing(_ byte: UInt8) {
    if line.phase == .closingRun && byte == fence.character {
      fence.run += 1
    } else {
      line.phase = GuardByte.isBlank(byte) ? .closingSpaces : .rest
    }
  }

  private mutating func checkCells() {
    if tableColumns * tableRows > limits.tableCells { trip(.tableCells) }
  }
}
