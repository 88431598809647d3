import TestSupport
import Testing
import TimelineScroll
import TimelineUnits

/// The timing of the machines of the screen in marbles, one alphabet for each; `x` is no event.
@Suite struct MachineMarbleTests {
  private typealias Handler = (MarbleEvent, inout MarbleRun) -> Void

  /// A handler that also calls a body in every tick, after the events of the line.
  private func inEachTick(
    _ step: Interval,
    events: @escaping (Character, inout MarbleRun) -> Void,
    tick: @escaping (inout MarbleRun) -> Void
  ) -> Handler {
    var isStarted = false
    return { event, run in
      switch event {
      case .marble(let letter):
        events(letter, &run)
        if !isStarted { run.startTimer(at: run.now) }
        isStarted = true
      case .timer:
        tick(&run)
        run.startTimer(at: run.now + step)
      }
    }
  }

  // MARK: Settle detector

  /// A pass in each tick of 32 ms.
  ///
  /// In: `g` the layout grows, `w` and `v` a wait begins and ends, `r` reset. Out: the kind of each
  /// pass.
  private func settle(_ input: String, gives expected: String) {
    var detector = SettleDetector()
    var world = SettleWorld()
    var buffer = SettleObservation()
    var wait: SettleWait?
    let handler = inEachTick(.milliseconds(32)) { letter, _ in
      switch letter {
      case "g": world.contentHeight += .points(10)
      case "w": wait = .applying
      case "v": wait = nil
      case "r": detector.reset()
      default: break
      }
    } tick: { run in
      world.fill(&buffer)
      let outcome = detector.pass(&buffer, waitingFor: wait)
      run.emit(Array("UWFSM")[Int(outcome.kind.rawValue)])
    }
    MarbleRun.expect(input, gives: expected, step: .milliseconds(32), handle: handler)
  }

  /// H-SETTLE-5.
  @Test func `A settle: growth is a move, a wait ends with a first pass, a reset begins anew`() {
    settle("x----|", gives: "FSSSS|")
    settle("x-g--|", gives: "FSMSS|")
    settle("x-w-v--|", gives: "FSWWFSS|")
    settle("x-w-[vg]--|", gives: "FSWWMSS|")
    settle("x--r--|", gives: "FSSFSS|")
  }

  // MARK: Follow

  /// A frame in each tick of 1/60 s, with a pixel of 0.5 pt; the slowest step is 4/3 pt.
  ///
  /// In: `s` send, `g` the content grows by 3 pt, `d` drag, `r` rest, `p` and `u` a restore pauses
  /// the link and lets it go on. Out: `L` the link starts, `M` a step, `A` arrival, `P` a pause,
  /// `O` off, `F` on again at rest.
  private func follow(_ input: String, gives expected: String) {
    var follow = FollowBottom()
    var gap = 0.0
    var isPaused = false
    let frame = Interval.period(hertz: 60)
    let pixel = Length(units: 96)
    let handler = inEachTick(frame) { letter, run in
      switch letter {
      case "s": _ = follow.turnOn(.sent)
      case "g": gap += 3
      case "d": if follow.turnOff(.drag) != nil { run.emit("O") }
      case "r": if follow.rested(gap: Length(points: gap)) != nil { run.emit("F") }
      case "p":
        isPaused = true
        if follow.pauseLink() { run.emit("P") }
      case "u": isPaused = false
      default: break
      }
    } tick: { run in
      guard !isPaused else { return }
      if follow.startLink(gap: gap, pixel: pixel) { run.emit("L") }
      let step = follow.frame(
        gap: gap,
        pixel: pixel,
        target: run.now + frame,
        refresh: frame,
        reduceMotion: false
      )
      switch step {
      case .idle: break
      case .move(let distance):
        gap -= distance
        run.emit("M")
      case .arrive:
        gap = 0
        run.emit("A")
      }
    }
    MarbleRun.expect(input, gives: expected, step: frame, handle: handler)
  }

  /// H-FOLLOW-4.
  @Test func `The link runs from a gap of a pixel to the arrival, and starts anew with growth`() {
    follow("[sg]----g---|", gives: "[LM]MA--[LM]MA-|")
  }

  /// H-FOLLOW-3.
  @Test func `A drag ends following; a rest within 1 pt of the bottom begins it again`() {
    follow("[sg]-d-r--|", gives: "[LM]MO-F--|")
    follow("[sg]d--r--|", gives: "[LM]O-----|")
  }

  /// H-PREPEND-6.
  @Test func `A pause of three frames is not made up for with a longer step`() {
    follow("[sg]p--u--|", gives: "[LM]P--[LM]A-|")
  }

  // MARK: Bottom settle

  /// Passes 32 ms apart, one tick; the first one after an animation waits 11 ticks.
  ///
  /// In: `s` start, `a` start after an animation, `g` the content grows, `d` drag. Out: `S` a
  /// stable pass, `M` one that sets the offset, `E` the end, `L` the end by the limit, `D` the end
  /// by the drag.
  private func bottom(_ input: String, gives expected: String) {
    var policy = BottomPolicy()
    policy.passDelayAfterAnimation = .milliseconds(352)
    var settle = BottomSettle(policy: policy)
    var gap = Length.zero
    var height = Length.points(1_000)
    MarbleRun.expect(input, gives: expected, step: .milliseconds(32)) { event, run in
      switch event {
      case .marble("s"): settle.start(contentHeight: height, afterAnimation: false)
      case .marble("a"): settle.start(contentHeight: height, afterAnimation: true)
      case .marble("g"):
        gap += .points(10)
        height += .points(10)
        return
      case .marble: return run.emit(settle.stop() ? "D" : "N")
      case .timer:
        guard let pass = settle.pass(gap: gap, contentHeight: height) else { return }
        run.emit(pass.isStable ? "S" : "M")
        if pass.setsOffset { gap = .zero }
        if let end = pass.end { run.emit(end == .stable ? "E" : "L") }
      }
      if let due = settle.nextPass(after: run.now) { run.startTimer(at: due) }
    }
  }

  /// H-BOTTOM-1.
  @Test func `Passes are 32 ms apart, and the first waits longer after an animation`() {
    bottom("s---|", gives: "-S[SE]-|")
    bottom("a-------------|", gives: "-----------S[SE]-|")
  }

  /// H-BOTTOM-3.
  @Test func `Two stable passes in a row, the eighth pass or a drag end it`() {
    bottom("sg---|", gives: "-MS[SE]-|")
    bottom("s-g---|", gives: "-SMS[SE]-|")
    bottom("sgggggggg--|", gives: "-MMMMMMM[ML]--|")
    bottom("sd--|", gives: "-D--|")
  }

  // MARK: Older pages

  /// A reader near the top, and the answers to the newest request.
  ///
  /// In: `n` the offset changes, `y` a page comes, `f` a failure, `e` another window is shown. Out:
  /// `R` a request, `A` applied, `F` failed, `D` dropped, `E` a request given up for the window,
  /// `X` for its age.
  private func older(_ input: String, gives expected: String, step: Interval) {
    var trigger = OlderPageTrigger()
    var cursor = PageCursor(rawValue: 0)
    var newest: OlderRequest?
    MarbleRun.expect(input, gives: expected, step: step) { event, run in
      switch event {
      case .marble("n"):
        let request = trigger.offsetChanged(
          distanceAbove: .zero,
          cursor: cursor,
          isPaused: false,
          at: run.now
        )
        guard let request else { return }
        newest = request
        run.emit("R")
        if let stale = trigger.staleAt { run.startTimer(at: stale) }
      case .marble("e"): if trigger.abandon() { run.emit("E") }
      case .marble(let letter):
        guard let newest else { return }
        switch trigger.answered(newest, oldest: cursor, succeeded: letter == "y") {
        case .applied:
          cursor.rawValue += 1
          run.emit("A")
        case .failed: run.emit("F")
        case .dropped: run.emit("D")
        }
      case .timer: if trigger.expire(at: run.now) != nil { run.emit("X") }
      }
    }
  }

  /// H-OLDER-2.
  @Test func `Requests keep 250 ms, two ticks, and one at a time for a cursor`() {
    older("n[fn]n--|", gives: "RFR--|", step: .milliseconds(125))
    older("nnn-yn|", gives: "R---AR|", step: .milliseconds(125))
  }

  /// H-OLDER-3.
  @Test func `A request is given up after 8 s, 16 ticks, or asked for again then`() {
    older("n-----------------|", gives: "R---------------X-|", step: .milliseconds(500))
    older("n--n------------n-|", gives: "R---------------R-|", step: .milliseconds(500))
  }

  /// H-EPOCH-3.
  @Test func `Another window gives the request up, drops its answer and asks on its own`() {
    older("n-e-y-n|", gives: "R-E-D-R|", step: .milliseconds(125))
    older("n-ne-n-y|", gives: "R--E-R-A|", step: .milliseconds(125))
    older("e-n|", gives: "--R|", step: .milliseconds(125))
  }

  // MARK: Prepend restore

  /// A layout pass in each tick of 100 ms.
  ///
  /// In: `u` and `m` a visible row is estimated and measured,
  /// `p` two rows come in above, `l` a live row comes, `d` drag. Out: `B` begin, `S` settled, `X`
  /// expired, `D` ended by the drag, `L` the live row goes on.
  private func restore(_ input: String, gives expected: String) {
    var list = NaiveList.points(Array(repeating: 100, count: 20), firstItem: 100)
    var scroll = list.scroll(viewport: 300)
    scroll.setOffset(.points(250))
    var restore = PrependRestore()
    var isHeld = false
    func ended(_ mark: Character, _ run: inout MarbleRun) {
      run.emit(mark)
      if isHeld { run.emit("L") }
      isHeld = false
    }
    let handler = inEachTick(.milliseconds(100)) { letter, run in
      switch letter {
      case "u", "m":
        for index in list.rows.indices where list.rows[index].item == ItemID(rawValue: 104) {
          list.rows[index].isMeasured = letter == "m"
        }
      case "p":
        _ = restore.begin(before: list, at: scroll, now: run.now)
        list.rows = NaiveList.points([80, 80]).rows + list.rows
        scroll.contentHeight = list.contentHeight
        run.emit("B")
      case "l": if restore.isRunning { isHeld = true } else { run.emit("L") }
      case "d": if restore.stop() { ended("D", &run) }
      default: break
      }
    } tick: { run in
      guard let end = restore.layoutPassed(in: list, scroll: &scroll, at: run.now).end else {
        return
      }
      ended(end == .settled ? "S" : "X", &run)
    }
    MarbleRun.expect(input, gives: expected, step: .milliseconds(100), handle: handler)
  }

  /// H-PREPEND-2.
  @Test func `Live rows wait for the end of a restore: measured, 1.5 s later, or a drag`() {
    restore("[up]-lm-l|", gives: "B--[SL]-L|")
    restore("[up]l---------------|", gives: "B--------------[XL]-|")
    restore("[up]ld-|", gives: "B-[DL]-|")
  }
}
