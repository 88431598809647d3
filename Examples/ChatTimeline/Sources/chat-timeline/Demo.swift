import ChatTimeline
import CollectionLayout
import FrameMetrics
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The app around a timeline, reduced to a queue of what happens next.
struct Demo: ~Copyable {
  private enum Happening {
    case frame
    case timer(ScreenTimer, token: Int)
    case older(OlderRequest)
    case formatted(RowVersion)
    case answer(words: Int)
    case finger(ScreenEvent)
  }

  private var timeline = ChatTimeline(width: 390, height: 700, startedAt: 0)
  private var queue: [(time: Double, number: Int, what: Happening)] = []
  private var tokens = [Int](repeating: 0, count: ScreenTimer.allCases.count)
  private var number = 0
  private var faults: [String] = []
  private var revealedAt: Double?
  private var pages = 0

  private static let end = 13.0
  private static let sentence = "A sentence of some words that says nothing much. "

  private static func messages(_ prefix: String, _ count: Int) -> [Message] {
    (0..<count).map { index in
      let text = String(repeating: sentence, count: index * 7 % 12 + 1)
      return Message(id: "\(prefix)-\(index)", text: text)
    }
  }

  mutating func run() throws {
    perform(
      try timeline.open(Demo.messages("m", 40), older: PageCursor(rawValue: 1), at: 0),
      at: 0
    )
    push(.frame, at: 1.0 / 60)
    // An answer is written from 1 s to 3 s, a word every 20 ms.
    for word in 0..<100 { push(.answer(words: word), at: 1 + Double(word) * 0.02) }
    // Then the reader goes up, 400 pt a time, until the list asks for older messages.
    for drag in 0..<16 {
      let begin = 5 + Double(drag) * 0.4
      push(.finger(.touchDown(y: .points(150))), at: begin)
      for step in 1...15 {
        let y = Length.points(Int64(150 + step * 400 / 15))
        push(.finger(.touchMoved(y: y)), at: begin + Double(step) * 0.016)
      }
      // The finger rests before it leaves, so that nothing is flung.
      push(.finger(.touchMoved(y: .points(550))), at: begin + 0.34)
      push(.finger(.touchUp), at: begin + 0.36)
    }
    while let next = pop(), next.time <= Demo.end { try happen(next.what, at: next.time) }
  }

  /// Says how the day went; writes the recording if a path is given.
  consuming func report(_ path: String?) throws {
    var faults = faults
    let revealed = revealedAt
    let pages = pages
    if revealed == nil { faults.append("the chat was never shown") }
    if pages == 0 { faults.append("no older page was asked for") }
    let (trace, recording) = timeline.finish(at: Demo.end)
    let measurements = try Measurements(trace)
    let verdict = Verdict(
      [
        Budget(.revealMs, .atMost, value: 1_000), Budget(.cadenceMax, .atMost, value: 6),
        Budget(.anchorDriftWorst, .atMost, value: 0.5),
        Budget(.holdAppliedWhileDragging, .equals, value: 0),
        Budget(.faultsCount, .equals, value: 0),
      ].compactMap(\.self),
      of: measurements
    )
    for finding in verdict.findings where !finding.isMet {
      faults.append("\(finding.budget.metric.name) missed its budget")
    }
    // The recording saw what the policy did: rows and offsets of the same frames.
    let recorded = try Measurements(Trace(bytes: recording))
    for metric in [Metric.shiftPtMax, .followLagMax] where recorded[metric] != measurements[metric]
    {
      faults.append("the recording has another \(metric.name) than the policy's own trace")
    }
    let milliseconds = ((revealed ?? 0) * 1_000).rounded()
    print("shown after \(Int(milliseconds)) ms, \(pages) older pages")
    print("\(verdict.findings.count(where: \.isMet)) of \(verdict.findings.count) budgets kept")
    if let path, !Demo.write(recording, to: path) { faults.append("the recording was not written") }
    for fault in faults { print("fault: \(fault)") }
    exit(faults.isEmpty ? 0 : 1)
  }

  private mutating func happen(_ what: Happening, at time: Double) throws {
    switch what {
    case .frame:
      let next = time + 1.0 / 60
      perform(timeline.frame(target: next, at: time), at: time)
      checkFrame(at: time)
      push(.frame, at: next)
    case .timer(let timer, let token):
      if tokens[Int(timer.rawValue)] == token {
        perform(timeline.timerFired(timer, at: time), at: time)
      }
    case .formatted(let row):
      perform(timeline.formatted(row, at: time), at: time)
    case .answer(let words):
      let text = String(repeating: "word ", count: words)
      perform(try timeline.received(Message(id: "answer", text: text), at: time), at: time)
    case .finger(let event):
      perform(timeline.happened(event, at: time), at: time)
    case .older(let request):
      pages += 1
      let page = Demo.messages("older-\(request.cursor.rawValue)", 20)
      let next = PageCursor(rawValue: request.cursor.rawValue + 1)
      perform(try timeline.olderPage(page, for: request, next: next, at: time), at: time)
    }
  }

  private mutating func perform(_ requests: [TimelineRequest], at time: Double) {
    for request in requests {
      switch request {
      case .call(let timer, let seconds):
        tokens[Int(timer.rawValue)] += 1
        push(.timer(timer, token: tokens[Int(timer.rawValue)]), at: time + seconds)
      case .forget(let timer): tokens[Int(timer.rawValue)] += 1
      case .loadOlder(let request): push(.older(request), at: time + 0.3)
      case .format(let row): push(.formatted(row), at: time + 0.03)
      }
    }
  }

  /// What a reader would notice, frame by frame.
  private mutating func checkFrame(at time: Double) {
    if revealedAt == nil, !timeline.isCovered { revealedAt = time }
    if time > 4.9, time < 5, timeline.gap.magnitude > 1 {
      faults.append("the answer ended \(timeline.gap) pt below the screen")
    }
    if revealedAt != nil, timeline.rows.isEmpty { faults.append("an empty screen at \(time) s") }
  }

  private mutating func push(_ what: Happening, at time: Double) {
    number += 1
    queue.append((time, number, what))
  }

  private mutating func pop() -> (time: Double, what: Happening)? {
    let next = queue.indices.min {
      (queue[$0].time, queue[$0].number) < (queue[$1].time, queue[$1].number)
    }
    guard let next else { return nil }
    let taken = queue.remove(at: next)
    return (taken.time, taken.what)
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
