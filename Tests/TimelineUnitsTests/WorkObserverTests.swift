import Testing
import TimelineUnits

@Suite struct WorkObserverTests {
  /// Writes down which rows its steps are about.
  private final class Listener: WorkObserver {
    var items: [ItemID?] = []

    override func began(_ step: WorkStep, item: ItemID?) { items.append(item) }
  }

  @Test func `A step without a row is told as one about no row`() {
    let listener = Listener()
    listener.began(.layout)
    listener.began(.configure, item: ItemID(rawValue: 7))
    #expect(listener.items == [nil, ItemID(rawValue: 7)])
  }

  @Test func `An observer that overrides nothing takes everything that it is told`() {
    let observer = WorkObserver()
    observer.began(.frame, at: .zero, item: nil)
    observer.began(.layout)
    observer.charged(.milliseconds(1), for: .layout, item: nil)
    observer.weighed(.parse, nanoseconds: 5)
    observer.counted(.words, 3)
    observer.ended(.layout)
    observer.ended()
  }

  @Test func `Each of the 10 phases has at least one of the 16 steps`() {
    #expect(WorkStep.allCases.count == 16)
    for phase in WorkPhase.allCases {
      #expect(WorkStep.allCases.contains { $0.phase == phase }, "\(phase)")
    }
    #expect(WorkPhase.allCases.count == 10)
  }
}
