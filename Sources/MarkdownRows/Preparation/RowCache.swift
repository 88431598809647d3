public import TimelineUnits

/// Prepared rows and heights by content, so that a row that comes back is neither parsed nor
/// shaped.
///
/// Prepared rows are kept by their bytes, heights by bytes, width, kind and style; those used least
/// recently go first. A height does not depend on what is kept.
///
/// Source: T-PREP-3, T-PREP-4.
public struct RowCache {
  private struct Prepared {
    var bytes: [UInt8]
    var row: PreparedRow
  }

  private struct HeightKey: Hashable {
    var content: ContentKey
    var width: Int64
    var kind: RowKind
    var style: String
  }

  private struct Height {
    var bytes: [UInt8]
    var measurement: RowMeasurement
  }

  private var rows: BoundedCache<ContentKey, Prepared>
  private var heights: BoundedCache<HeightKey, Height>

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - preparedBytes: The bytes that prepared rows may take: 8 MiB.
  ///   - heightBytes: The bytes that heights may take: 1 MiB.
  public init(preparedBytes: Int = 8 << 20, heightBytes: Int = 1 << 20) {
    rows = BoundedCache(byteLimit: preparedBytes)
    heights = BoundedCache(byteLimit: heightBytes)
  }

  /// Measures a row, from the cache where it can.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of the row.
  public mutating func measure(
    markdown: [UInt8],
    kind: RowKind,
    width: Length,
    measurer: RowMeasurer
  ) -> RowMeasurement {
    let content = ContentKey(markdown)
    let key = HeightKey(
      content: content,
      width: width.units,
      kind: kind,
      style: measurer.style.name + "/" + measurer.tailoring.name
    )
    if let known = heights.find(key), known.bytes == markdown { return known.measurement }
    var row: PreparedRow
    if let known = rows.find(content), known.bytes == markdown {
      row = known.row
    } else {
      row = measurer.prepare(MarkdownDocument(markdown, limits: measurer.limits))
    }
    let measurement = measurer.measure(&row, kind: kind, width: width)
    rows.insert(content, Prepared(bytes: markdown, row: row), byteCount: row.byteSize)
    heights.insert(
      key,
      Height(bytes: markdown, measurement: measurement),
      byteCount: markdown.count + MemoryLayout<Height>.stride
    )
    return measurement
  }

  /// Forgets all rows and heights.
  public mutating func removeAll() {
    rows.removeAll()
    heights.removeAll()
  }

  /// The heights that were found, and the prepared rows that were found for other widths.
  public var hits: (heights: Int, rows: Int) { (heights.hits, rows.hits) }

  /// The number of bytes that are kept.
  public var byteCount: Int { rows.byteCount + heights.byteCount }
}
