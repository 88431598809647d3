import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct MeasurementsTests {
  /// A run with something of everything.
  private func busyRun() -> RunBuilder {
    var run = RunBuilder()
    run.add(.covered(epoch: 0))
    run.placeColumn(8)
    run.frame(.covered)
    run.add(.revealed(.still, pass: 4, creep: .zero))
    run.add(.followSwitched(on: true, .revealed))
    for step in 0..<12 {
      run.add(.input(.live, item: nil))
      run.add(.modelUpdated)
      run.add(.rendered(.live, changed: 1))
      run.add(.layout(LayoutSummary(passes: 1, measured: 2)))
      run.place(UInt32(step), top: Double(step) * 100)
      run.scroll(5, [.following, .animating])
    }
    run.add(.input(.touchDown, item: nil))
    run.add(.input(.touchMoved, item: nil))
    run.scroll(-40)
    run.add(.rendered(.window, changed: 0))
    run.add(.held)
    run.add(.input(.touchUp, item: nil))
    run.frame()
    run.add(.heldApplied(restedAt: run.now))
    run.add(.restoreBegan(anchor: ItemID(rawValue: 2), screenY: .points(20)))
    run.frame(moved: 3)
    run.add(.restoreEnded(.settled))
    run.leave(4)
    run.frame()
    run.add(.bottomPass(index: 1, gap: .zero, isStable: true))
    return run
  }

  /// M-NOTE-4.
  @Test func `A trace that was read back measures the same`() throws {
    let trace = busyRun().trace()
    let measured = try Measurements(trace)
    #expect(try Measurements(Trace(bytes: trace.bytes)) == measured)
    #expect(try Measurements(TraceText.parse(TraceText.text(of: trace))) == measured)
  }

  /// BM-STAT-2.
  @Test func `A run without events has counts of zero and nothing else`() throws {
    let measured = try Measurements(RunBuilder().trace())
    for metric in Metric.allCases {
      #expect(measured[metric] == nil || measured[metric] == .count(0))
    }
  }

  @Test func `Each value has the unit of its metric`() throws {
    let measured = try Measurements(busyRun().trace())
    var defined = 0
    for metric in Metric.allCases {
      guard let measure = measured[metric] else { continue }
      #expect(measure.unit == metric.unit)
      #expect(measure.parts == measured.parts(of: metric))
      defined += 1
    }
    // The parts of the wait have no value, as the reveal has no pass, and 11 are of a data side.
    #expect(defined == Metric.allCases.count - 9 - 11)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `No trace makes the measuring trap, whatever its numbers are`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let original = busyRun().trace().bytes
    for _ in 0..<200 {
      var bytes = original
      for _ in 0...random.below(3) {
        // Long runs of set bits make numbers near the ends of the range.
        let start = random.within(8...bytes.count - 1)
        for index in start..<min(start + random.below(8), bytes.count) {
          bytes[index] = random.chance(1, in: 2) ? 0xff : UInt8(random.below(256))
        }
      }
      guard let trace = try? Trace(bytes: bytes) else { continue }
      _ = try? Measurements(trace)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `Lengths and times at the ends of the range do not trap either`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let ends = [Limits.safeInteger, -Limits.safeInteger, 0, 1, 96]
    func length() -> Length { Length(units: ends[random.below(ends.count)]) }
    var run = RunBuilder()
    for _ in 0..<3_000 {
      switch random.below(6) {
      case 0: run.add(.restoreBegan(anchor: ItemID(rawValue: 1), screenY: length()))
      case 1: run.add(.viewport(size: Size(width: .zero, height: length()), insets: EdgeInsets()))
      case 2:
        let item = ItemID(rawValue: UInt32(random.below(4)))
        run.add(.placed(item, top: length(), height: length(), isEstimated: false))
      default:
        let record = FrameRecord(
          offset: length(),
          contentHeight: length(),
          commanded: length(),
          state: [.following, .dragging]
        )
        run.now = run.now + Interval(ticks: Limits.safeInteger / 8_000)
        run.add(.frame(record))
      }
    }
    let measured = try Measurements(run.trace())
    #expect(measured[.framesCount] != nil)
  }
}
