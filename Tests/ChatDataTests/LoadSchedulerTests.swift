import ChatData
import TestSupport
import Testing
import TimelineUnits

@Suite struct LoadSchedulerTests {
  private func scheduler() -> LoadScheduler {
    LoadScheduler(timeout: .seconds(20), isLinkUsable: true)
  }

  private func start(_ scheduler: inout LoadScheduler, _ number: Int = 1) -> LoadTicket {
    scheduler.start(instance: 1, number: number, counter: 7, updatedAt: 3, at: .zero)
  }

  /// Plays marbles on a scheduler.
  ///
  /// In go `a` activate, `p` park, `r` request, `k` the load answers, `f` it fails, `x` the link is
  /// lost, `o` it is back, `t` a new target. Out come `L` a load starts, `F` one fails, `D` one is
  /// orphaned.
  private func expect(
    _ input: String,
    gives output: String,
    at place: SourceLocation = #_sourceLocation
  ) {
    var machine = scheduler()
    var number = 0
    MarbleRun.expect(input, gives: output, step: .seconds(1), sourceLocation: place) { event, run in
      switch event {
      case .marble("a"): machine.activate(.selected)
      case .marble("p"): machine.deactivate()
      case .marble("r"): machine.request(.refresh)
      case .marble("k"): if let load = machine.active { machine.finish(load, .applied) }
      case .marble("f"): if let load = machine.active { fail(&machine, load, .failed, &run) }
      case .marble("x"):
        if let load = machine.linkChanged(isUsable: false) { fail(&machine, load, .linkLost, &run) }
      case .marble("o"): _ = machine.linkChanged(isUsable: true)
      case .marble("t"): if machine.retarget() != nil { run.emit("D") }
      case .timer:
        if let load = machine.active, machine.deadline == run.now {
          fail(&machine, load, .timedOut, &run)
        }
      default: break
      }
      while machine.canStart {
        number += 1
        _ = machine.start(instance: 1, number: number, counter: 0, at: run.now)
        run.emit("L")
        if let deadline = machine.deadline { run.startTimer(at: deadline) }
      }
    }
  }

  private func fail(
    _ machine: inout LoadScheduler,
    _ load: LoadTicket,
    _ end: LoadEnd,
    _ run: inout MarbleRun
  ) {
    machine.finish(load, end)
    run.emit("F")
  }

  /// H-SCHED-1, H-SCHED-3.
  @Test func `Requests during a load merge into 1 that starts when it ends`() {
    expect("a-rrr-k--k--|", gives: "L-----L-----|")
  }

  /// H-SCHED-1.
  @Test func `A thousand requests during one load cause exactly 1 more`() {
    var machine = scheduler()
    machine.activate(.selected)
    let first = start(&machine)
    for index in 0..<1_000 { machine.request(index % 2 == 0 ? .refresh : .catchUp) }
    #expect(!machine.canStart)
    machine.finish(first, .applied)
    let second = start(&machine, 2)
    #expect(second.reasons == [.refresh, .catchUp])
    machine.finish(second, .applied)
    #expect(!machine.canStart)
    #expect(!machine.isBusy)
  }

  /// H-SCHED-2.
  @Test func `A request on screen starts at once, with an unusable link when it is back`() {
    expect("ak-r-k-x-r-o|", gives: "L--L-------L|")
  }

  /// H-SCHED-4, H-STALE-9.
  @Test func `A parked host only keeps a mark, which the return turns into 1 load`() {
    expect("akp-rr--a--k-|", gives: "L-------L----|")
  }

  /// H-SCHED-5.
  @Test func `A load notes instance, generation, number and counter`() {
    var machine = scheduler()
    _ = machine.retarget()
    machine.activate(.selected)
    let ticket = start(&machine, 12)
    #expect(ticket.instance == 1)
    #expect(ticket.generation == 1)
    #expect(ticket.number == 12)
    #expect(ticket.counter == 7)
    #expect(ticket.updatedAt == 3)
    #expect(machine.active == ticket)
  }

  /// H-SCHED-6, H-SNAP-1.
  @Test func `Only the active load of the present target is accepted, parked or not`() {
    var machine = scheduler()
    machine.activate(.selected)
    let first = start(&machine)
    #expect(machine.accepts(first))
    machine.deactivate()
    #expect(machine.accepts(first))
    machine.finish(first, .timedOut)
    #expect(!machine.accepts(first))
    machine.activate(.selected)
    let second = start(&machine, 2)
    #expect(machine.accepts(second))
    #expect(!machine.accepts(first))
    _ = machine.retarget()
    #expect(!machine.accepts(second))
  }

  /// H-SCHED-7.
  @Test func `A new target orphans the load and keeps the pending request`() {
    expect("a-r-t--k-|", gives: "L---[DL]----|")
    expect("a---t--k-|", gives: "L---D----|")
  }

  /// H-SCHED-8, H-STALE-14.
  @Test func `A failed load leaves a mark that the next activation turns into a load`() {
    expect("a-f---p-a-|", gives: "L-F-----L-|")
    var machine = scheduler()
    machine.activate(.selected)
    machine.finish(start(&machine), .failed)
    #expect(machine.flags == .earlierFailure)
    machine.deactivate()
    machine.activate(.foreground)
    #expect(machine.pending == [.earlierFailure, .foreground])
    machine.finish(start(&machine, 2), .applied)
    #expect(machine.flags.isEmpty)
  }

  /// H-SCHED-9.
  @Test func `A lost link fails the load and keeps the pending request until it is back`() {
    expect("a-r-x---o-k-|", gives: "L---F---L---|")
  }

  /// H-SCHED-11.
  @Test func `A load without an answer fails after 20 s, 1 s before that it does not`() {
    expect("a-------------------|", gives: "L-------------------|")
    expect("a--------------------|", gives: "L-------------------F|")
  }

  /// H-HOST-7.
  @Test func `Parking turns the pending request into a mark`() {
    var machine = scheduler()
    machine.activate(.selected)
    let load = start(&machine)
    machine.request(.refresh)
    machine.deactivate()
    #expect(machine.pending.isEmpty)
    #expect(machine.flags == .refresh)
    machine.finish(load, .applied)
    #expect(!machine.canStart)
  }
}
