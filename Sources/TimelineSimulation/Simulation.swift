import CollectionLayout
import TimelineCoordinator
import TimelineScroll
public import TimelineTrace
public import TimelineUnits

/// A run of a screen-side scenario on virtual time, from the mount to its end.
///
/// One queue orders everything: inputs, frames, timers, answers and the ends of preparations. Work
/// costs the virtual time that the input's price list says, so equal inputs give equal traces to
/// the bit.
///
/// Source: H-UNIT-4.
public struct Simulation: ~Copyable {
  let input: SimulationInput
  /// Who is told what is done, if anyone is.
  let observer: WorkObserver?
  var queue = EventQueue<SimulatedEvent>()
  /// The number of the newest timer of each kind; an older one that is still queued is void.
  var timers: [Int]
  var data: DataSide
  var thread = MainThread()
  var display: RefreshClock
  var screen: ScreenCoordinator<RowStore>
  /// How long the event that happens waited for the main thread.
  var waited = Interval.zero

  private let inputs: [TimedInput]
  private var nextInput = 0

  /// Runs a scenario and gives out its trace.
  ///
  /// - Parameters:
  ///   - input: The scenario.
  ///   - observer: Who is told what is done; it changes nothing.
  /// - Returns: What happened.
  /// - Complexity: O((*e* + *f*) · (*v* log *n* + *n* / 2048)) for *e* events and *f* frames with
  ///   *v* visible rows of *n*; a window snapshot costs O(*n*).
  public static func run(_ input: SimulationInput, observer: WorkObserver? = nil) -> Trace {
    var simulation = Simulation(input, observer)
    observer?.began(.mount, at: .zero, item: nil)
    simulation.mount()
    observer?.ended()
    simulation.runToEnd()
    return simulation.finish()
  }

  private init(_ input: SimulationInput, _ observer: WorkObserver?) {
    self.input = input
    self.observer = observer
    inputs = Simulation.sorted(input.events)
    timers = [Int](repeating: 0, count: ScreenTimer.allCases.count)
    data = DataSide(pages: input.older)
    display = RefreshClock(period: input.device.refresh)
    screen = ScreenCoordinator(
      setup: input.device,
      tuning: input.tuning,
      reduceMotion: input.reduceMotion,
      rows: RowStore(rows: input.rows, policy: input.tuning.rows),
      observer: observer
    )
  }

  /// Orders inputs by time; equal times keep their order.
  private static func sorted(_ events: [TimedInput]) -> [TimedInput] {
    StableOrder.places(of: events.map { $0.at.ticks }).map { events[$0] }
  }

  private mutating func mount() {
    queue.push(.frame, at: display.next)
    if let delay = input.firstLoad { queue.push(.firstWindow, at: .zero + delay) }
    showFirstRows()
  }

  /// When the run ends.
  var end: Instant { .zero + input.duration }

  private mutating func runToEnd() {
    while let next = nextTime {
      // What comes while the main thread is busy begins when it is free.
      let start = thread.start(of: next)
      guard start <= end else { return }
      waited = start - next
      // Inputs were there first, so at equal times they come before what the run itself put in.
      if nextInput < inputs.count, inputs[nextInput].at == next {
        nextInput += 1
        let event = inputs[nextInput - 1].event
        observer?.began(event.occasion, at: start, item: event.item)
        feed(event, at: start)
        observer?.ended()
      } else if let (time, event) = queue.pop() {
        observer?.began(event.occasion, at: start, item: event.item)
        happen(event, dueAt: time, at: start)
        observer?.ended()
      }
    }
  }

  private consuming func finish() -> Trace {
    let end = end
    return screen.finish(at: end)
  }

  private var nextTime: Instant? {
    let input = nextInput < inputs.count ? inputs[nextInput].at : nil
    guard let queued = queue.nextTime else { return input }
    return input.map { min($0, queued) } ?? queued
  }
}
