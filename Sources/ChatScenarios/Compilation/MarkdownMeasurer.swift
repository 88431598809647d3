public import MarkdownRows
public import TimelineUnits

/// Measures rows as the phone shows them, from their Markdown and the metrics of fonts.
///
/// A measurer belongs to one thread. Its engine is made when the first row is measured, so that
/// runs without text need no fonts.
public final class MarkdownMeasurer: TextMeasurer {
  private let fonts: FontSet?
  private var engine: RowMeasurer?

  /// Creates a measurer that uses fonts, or one that can measure nothing.
  public init(fonts: FontSet?) {
    self.fonts = fonts
  }

  /// Measures a row.
  ///
  /// - Throws: `InputError` if there are no fonts or the engine cannot be made.
  /// - Complexity: O(*b*), where *b* is the number of bytes of the row.
  public func measure(
    markdown: [UInt8],
    kind: RowKind,
    width: Length
  ) throws(InputError) -> MeasuredText {
    let row = try madeEngine().measure(markdown: markdown, kind: kind, width: width)
    return MeasuredText(height: row.height, preparation: PreparationCost.modelled.time(for: row))
  }

  private func madeEngine() throws(InputError) -> RowMeasurer {
    if let engine { return engine }
    guard let fonts else {
      throw InputError(place: "fonts", message: "no fonts were opened to measure text with")
    }
    do {
      let engine = try RowMeasurer(fonts: fonts, style: .phone, tailoring: .web)
      self.engine = engine
      return engine
    } catch {
      throw InputError(place: "fonts", message: error.message)
    }
  }
}
