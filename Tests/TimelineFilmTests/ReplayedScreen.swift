import TimelineTrace
import TimelineUnits

/// What the player has to show of an instant, replayed from the trace itself.
///
/// It shares nothing with films: the whole trace is read again for each instant.
struct ReplayedScreen: Equatable {
  var frame = -1
  var at: Int64 = 0
  var offset: Int64 = 0
  var content: Int64 = 0
  var state: Int64 = 0
  /// Id, top, height, and 1 for an estimated row; smallest id first.
  var rows: [[Int64]] = []

  init(_ trace: Trace, at instant: Instant) {
    var shown: [Int64: [Int64]] = [:]
    for timed in trace.records {
      switch timed.record {
      case .placed(let item, let top, let height, let isEstimated):
        let id = Int64(item.rawValue)
        shown[id] = [id, top.units, height.units, isEstimated ? 1 : 0]
      case .left(let item):
        shown[Int64(item.rawValue)] = nil
      case .frame(let record):
        guard timed.at <= instant else { return }
        frame += 1
        at = timed.at.ticks
        offset = record.offset.units
        content = record.contentHeight.units
        state = Int64(record.state.rawValue)
        rows = shown.values.sorted { $0[0] < $1[0] }
      default:
        break
      }
    }
  }

  /// As `film.js` writes it.
  var json: String {
    guard frame >= 0 else { return "{\"frame\":-1,\"rows\":[]}" }
    let list = rows.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }
    return "{\"frame\":\(frame),\"at\":\(at),\"offset\":\(offset),\"content\":\(content),"
      + "\"state\":\(state),\"rows\":[" + list.joined(separator: ",") + "]}"
  }
}
