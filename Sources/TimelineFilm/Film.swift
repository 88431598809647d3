public import TimelineTrace
import TimelineUnits

/// What the player shows of a run, made from its trace alone: frames, places of rows, and marks.
///
/// A film is JSON of whole numbers, in columns of differences. It holds no text of any row.
///
/// Source: BM-DATA-1 to BM-DATA-4.
public enum Film {
  /// The version of the form; a reader refuses another one.
  public static let version = 2

  /// The film of a run as JSON in UTF-8.
  ///
  /// Lengths are in 1/192 pt and times in ticks of 1/705,600,000 s.
  ///
  /// - Complexity: O(*r* + *f* × *v*), where *r* is the number of records, *f* that of frames and
  ///   *v* that of rows on screen.
  public static func json(of trace: Trace) -> [UInt8] {
    var json = JSONBytes()
    write(trace, nil, to: &json)
    return json.bytes
  }

  /// Writes the film of a run under a key of a larger text.
  package static func write(_ trace: Trace, _ key: StaticString?, to json: inout JSONBytes) {
    var maker = FilmMaker()
    for timed in trace.records { maker.take(timed) }
    maker.write(key, digest: trace.digest, to: &json)
  }
}
