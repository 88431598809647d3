import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// Covers `ImageCodec`, `ImageReader`, `ImageWriter`, `SettingsList`, `InputEvent+Image`.
///
/// Covers `Preparation+Image`, `RowContent+Image`, `RowChange+Image`, `SimulationInput+Image`.
///
/// Covers `Tuning+Image`, `DataFact+Image`, `TextWork`.
/// Covers `SimulationInput+Ranges`.
@Suite struct SimulationImageTests {
  private func item(_ index: UInt32) -> ItemID { ItemID(rawValue: index) }

  /// An input in which every kind of event and of preparation occurs.
  private var input: SimulationInput {
    let change = RowChange(
      item: item(2),
      content: RowContent(height: .points(90), preparation: .takes(.milliseconds(40)))
    )
    let events: [InputEvent] = [
      .resize(item(1), height: .points(70)),
      .live(changes: [change], appended: [item(8)]),
      .window(rows: [item(0), item(5), item(3)], changes: [change]),
      .send(appended: [item(9)]),
      .touchDown(y: .points(300)), .touchMoved(y: .points(250)), .touchUp,
      .scrollTo(item(3), .center, isAnimated: true),
      .viewport(
        Size(width: .points(700), height: .points(390)),
        insets: EdgeInsets(left: .points(47))
      ),
      .keyboard(bottomInset: .points(300)),
      .composer(isOpen: true), .bottomTapped, .reduceMotion(true),
      .stall(.milliseconds(80)), .refresh(.period(hertz: 120)),
      .epoch(rows: [item(4), item(7)], changes: [change], isLoading: true),
      .trim(keepingRows: 12),
    ]
    let facts: [DataFact] = [
      .began, .loadEnded(.conflict), .hostReleased, .leaseRenewed, .liveWithheld, .liveUnheard,
      .liveShown(item(3), epoch: 1, revision: 7), .sent(operation: 2, files: 5),
      .stored(operation: 2, files: 4), .confirmed(operation: 2), .chunkStored(file: 1, chunk: 3),
    ]
    let all = events + facts.map { InputEvent.data($0) }
    let rows = (0..<10).map { index in
      RowContent(
        height: .points(40 + 30 * Int64(index)),
        preparation: index == 4 ? .readyAt(.zero + .milliseconds(300)) : .ready,
        guardRule: index == 6 || index == 7 ? 3 : nil,
        textWork: index > 6 ? TextWork(parses: 1, shapes: index) : TextWork()
      )
    }
    return SimulationInput(
      rows: rows,
      initial: (0..<6).map(item),
      firstLoad: .milliseconds(120),
      older: [OlderPage(rows: [item(6), item(7)], latency: .milliseconds(90), outcome: .fails)],
      events: all.indices.map { index in
        TimedInput(at: .zero + .milliseconds(500 + 37 * Int64(index)), event: all[index])
      },
      reduceMotion: true,
      cost: WorkCost(measure: .milliseconds(2)),
      duration: .seconds(3)
    )
  }

  @Test func `An input with all 18 kinds of events survives, and gives the same trace`() throws {
    let bytes = SimulationImage.bytes(of: input)
    let read = try SimulationImage.input(from: bytes)
    #expect(SimulationImage.bytes(of: read) == bytes)
    #expect(Simulation.run(read).digest == Simulation.run(input).digest)
    #expect(read.cost == input.cost)
    #expect(read.device == input.device)
    #expect(read.events == input.events)
    #expect(read.rows == input.rows)
    #expect(read.firstLoad == input.firstLoad)
  }

  @Test func `Each constant and each field of the device is a setting of its own`() throws {
    var changed = input
    changed.tuning.reveal.passDelay = .milliseconds(48)
    changed.device.scale = 2
    let before = SimulationImage.settings(of: input.tuning)
    let after = SimulationImage.settings(of: changed.tuning)
    #expect(before.indices.filter { before[$0] != after[$0] } == [0])
    var bytes = SimulationImage.bytes(of: input)
    let device = SimulationImage.settings(of: changed.device)
    let place = SimulationImage.offset(ofSetting: before.count + 6)
    #expect(device[6] == 2)
    bytes[place] = 2
    let start = SimulationImage.offset(ofSetting: 0)
    for index in 0..<8 { bytes[start + index] = UInt8(truncatingIfNeeded: after[0] >> (8 * index)) }
    let read = try SimulationImage.input(from: bytes)
    #expect(read.tuning == changed.tuning)
    #expect(read.device == changed.device)
  }

  @Test func `Every cut of an image is refused`() {
    let bytes = SimulationImage.bytes(of: input)
    for count in bytes.indices {
      #expect(throws: ImageError.self) {
        try SimulationImage.input(from: Array(bytes[..<count]))
      }
    }
    #expect(throws: ImageError.trailingBytes) { try SimulationImage.input(from: bytes + [0]) }
  }

  @Test func `A row that the image does not hold, and a value that no type has, are refused`() {
    var changed = input
    changed.initial = [item(10)]
    let bytes = SimulationImage.bytes(of: changed)
    #expect(throws: ImageError.unknownRow) { try SimulationImage.input(from: bytes) }
    var other = SimulationImage.bytes(of: input)
    other[SimulationImage.offset(ofSetting: 4)] = 9
    #expect(throws: ImageError.unknownValue) { try SimulationImage.input(from: other) }
    // The first of two flaws is told.
    let cut = Array(other.dropLast())
    #expect(throws: ImageError.unknownValue) { try SimulationImage.input(from: cut) }
    #expect(throws: ImageError.notAnImage) { try SimulationImage.input(from: [1, 2, 3]) }
  }

  @Test func `20,000 images with a changed byte are read or refused, and never trap`() {
    let bytes = SimulationImage.bytes(of: input)
    var random = RandomSource(seed: 11)
    var refused = 0
    for _ in 0..<20_000 {
      var changed = bytes
      changed[random.within(0...bytes.count - 1)] ^= UInt8(random.within(1...255))
      if (try? SimulationImage.input(from: changed)) == nil { refused += 1 }
    }
    #expect(refused > 1_000)
  }

  @Test func `Each setting at -1, 0, 2^53 and 2^63 - 1 is refused or can be run to the end`() {
    let bytes = SimulationImage.bytes(of: input)
    let count =
      SimulationImage.settings(of: input.tuning).count
      + SimulationImage.settings(of: input.device).count + 11
    var refused = 0
    for setting in 0..<count {
      for value in [-1, 0, 1 << 53, Int64.max] {
        var changed = bytes
        let start = SimulationImage.offset(ofSetting: setting)
        for place in 0..<8 {
          changed[start + place] = UInt8(truncatingIfNeeded: value >> (8 * place))
        }
        if let read = try? SimulationImage.input(from: changed) {
          #expect(Simulation.run(read).all.count > 2)
        } else {
          refused += 1
        }
      }
    }
    #expect(refused > count * 2)
  }
}
