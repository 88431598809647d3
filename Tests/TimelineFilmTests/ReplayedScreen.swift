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
  /// Number, when sent, with how many files, how often and when stored, with how many files, when
  /// confirmed; the message that was heard of first comes first.
  var outbox: [[Int64]] = []

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
      case .data(let fact) where timed.at <= instant:
        take(fact, timed.at.ticks)
      default:
        break
      }
    }
  }

  private mutating func take(_ fact: DataFact, _ at: Int64) {
    let (operation, place, files): (Int, Int, Int) =
      switch fact {
      case .sent(let operation, let files): (operation, 1, files)
      case .stored(let operation, let files): (operation, 4, files)
      case .confirmed(let operation): (operation, 6, 0)
      default: (-1, 0, 0)
      }
    guard operation >= 0 else { return }
    if !outbox.contains(where: { $0[0] == Int64(operation) }) {
      outbox.append([Int64(operation), -1, 0, 0, -1, 0, -1])
    }
    for index in outbox.indices where outbox[index][0] == Int64(operation) {
      if outbox[index][place] < 0 {
        outbox[index][place] = at
        if place == 1 { outbox[index][2] = Int64(files) }
      }
      if place == 4 {
        outbox[index][3] += 1
        outbox[index][5] = Int64(files)
      }
    }
  }

  /// As `film.js` writes it.
  var json: String {
    let screen =
      frame < 0
      ? "\"frame\":-1"
      : "\"frame\":\(frame),\"at\":\(at),\"offset\":\(offset),\"content\":\(content),"
        + "\"state\":\(state)"
    return "{\(screen),\"rows\":\(Self.text(rows)),\"outbox\":\(Self.text(outbox))}"
  }

  private static func text(_ lists: [[Int64]]) -> String {
    let parts = lists.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }
    return "[" + parts.joined(separator: ",") + "]"
  }
}
