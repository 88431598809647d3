internal import CICU

/// The positions at which the lines of a text may or must break.
///
/// One value belongs to one measurer: ICU's iterator is not to be shared between threads.
///
/// Source: T-BREAK-1, T-ICU-4, T-ICU-5.
struct LineBreaker: ~Copyable {
  /// The bit of a position that marks a mandatory break.
  static let mandatory: UInt32 = 0x8000_0000

  private let iterator: OpaquePointer
  private var icuText: UnsafeMutablePointer<UText>?
  private let ascii = ASCIILineBreaks()
  private let web: WebBreakTable
  private var breaks: UnsafeMutablePointer<UInt32>
  private var merged: UnsafeMutablePointer<UInt32>
  private var capacity = 1_024

  init() throws(FontError) {
    guard let iterator = icu_line_open() else { throw .noLineBreaking }
    self.iterator = iterator
    web = WebBreakTable()
    breaks = .allocate(capacity: capacity)
    merged = .allocate(capacity: capacity)
  }

  deinit {
    icu_text_close(icuText)
    icu_line_close(iterator)
    breaks.deallocate()
    merged.deallocate()
  }

  /// The byte offsets after the start of the text at which a line may break, the end included; a
  /// position with the top bit is mandatory.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - tailoring: The rules.
  ///   - usesFastPath: Whether plain ASCII text may skip ICU; the result is the same.
  /// - Returns: Ascending offsets, valid until the next call.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  mutating func positions(
    in text: UnsafeBufferPointer<UInt8>,
    tailoring: Tailoring,
    usesFastPath: Bool = true
  ) -> UnsafeBufferPointer<UInt32> {
    guard !text.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    reserve(text.count + 1)
    let coverage = usesFastPath ? ASCIILineBreaks.coverage(of: text) : .none
    if tailoring == .web && coverage == .plain {
      let count = ascii.findForWeb(text, into: breaks)
      return UnsafeBufferPointer(start: breaks, count: count)
    }
    let count = coverage == .none ? findWithICU(text) : ascii.find(text, into: breaks)
    guard tailoring == .web else { return UnsafeBufferPointer(start: breaks, count: count) }
    return UnsafeBufferPointer(
      start: merged,
      count: web.merge(text, UnsafeBufferPointer(start: breaks, count: count), into: merged)
    )
  }

  private mutating func findWithICU(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let found = text.withMemoryRebound(to: CChar.self) { characters in
      icu_line_breaks(
        iterator,
        &icuText,
        characters.baseAddress,
        Int32(clamping: characters.count),
        breaks,
        Int32(clamping: capacity)
      )
    }
    if found > 0 { return Int(found) }
    // ICU fails only when memory is short; the text is then one word.
    breaks[0] = UInt32(text.count)
    return 1
  }

  private mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    breaks.deallocate()
    merged.deallocate()
    capacity = count * 2
    breaks = .allocate(capacity: capacity)
    merged = .allocate(capacity: capacity)
  }
}
