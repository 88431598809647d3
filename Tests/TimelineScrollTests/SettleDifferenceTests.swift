import Testing
import TestSupport
import TimelineUnits

@testable import TimelineScroll

@Suite struct SettleDifferenceTests {
  private static let tolerance = Length(units: 96)

  private static func difference(
    after change: (inout SettleWorld) -> Void
  ) -> SettleDifference {
    let before = SettleWorld()
    var after = before
    change(&after)
    return SettleDifference(
      from: before.observation,
      to: after.observation,
      tolerance: tolerance
    )
  }

  @Test func `Equal observations are still without any difference`() {
    let difference = SettleDifferenceTests.difference { _ in }
    #expect(difference.isStill)
    #expect(difference.worst == .zero)
  }

  /// H-SETTLE-4.
  @Test func `Each of the 12 compared numbers decides by itself, with its reason and row`() {
    for quantity in SettleWorld.quantities {
      for units in [Int64(97), -97] {
        let difference = SettleDifferenceTests.difference {
          quantity.change(&$0, Length(units: units))
        }
        #expect(difference.reason == quantity.reason, "\(quantity.name)")
        #expect(difference.item == quantity.row)
        #expect(difference.worst == Length(units: 97))
      }
    }
  }

  /// H-SETTLE-6.
  @Test func `Every number may be off by 96 units at once, and none by 97`() {
    let all = SettleDifferenceTests.difference { world in
      for quantity in SettleWorld.quantities { quantity.change(&world, Length(units: -96)) }
    }
    #expect(all.isStill)
    #expect(all.worst == Length(units: 96))
  }

  @Test func `A number that is none is not near to anything, itself included`() {
    for quantity in SettleWorld.quantities where quantity.reason != .boundsChanged {
      var world = SettleWorld()
      quantity.change(&world, Length(units: 0))
      let before = world.observation
      var broken = world
      SettleDifferenceTests.breakNumber(quantity.name, in: &broken)
      let once = SettleDifference(
        from: before,
        to: broken.observation,
        tolerance: SettleDifferenceTests.tolerance
      )
      let twice = SettleDifference(
        from: broken.observation,
        to: broken.observation,
        tolerance: SettleDifferenceTests.tolerance
      )
      #expect(once.reason == quantity.reason && once.worst == Length(units: .max))
      #expect(twice.reason == quantity.reason && twice.worst == Length(units: .max))
    }
  }

  private static func breakNumber(_ name: String, in world: inout SettleWorld) {
    switch name {
    case "content height": world.contentHeight = .undefined
    case "offset": world.offset = .undefined
    case "top inset": world.insets.top = .undefined
    case "left inset": world.insets.left = .undefined
    case "bottom inset": world.insets.bottom = .undefined
    case "right inset": world.insets.right = .undefined
    case "top of row 0": world.rows[0].top = .undefined
    case "top of row 2": world.rows[2].top = .undefined
    case "height of row 0": world.rows[0].height = .undefined
    default: world.rows[2].height = .undefined
    }
  }

  @Test func `Lengths at the ends of the range differ without an overflow`() {
    let difference = SettleDifference(
      from: SettleDifferenceTests.offset(.max),
      to: SettleDifferenceTests.offset(.min + 1),
      tolerance: SettleDifferenceTests.tolerance
    )
    #expect(difference.reason == .offset)
    #expect(difference.worst == Length(units: .max))
  }

  private static func offset(_ units: Int64) -> SettleObservation {
    var world = SettleWorld()
    world.offset = Length(units: units)
    return world.observation
  }

  @Test func `Other visible rows are named by the first row that is not the same`() {
    let gone = SettleDifferenceTests.difference { $0.rows.removeLast() }
    #expect(gone.reason == .visibleRows && gone.item == ItemID(rawValue: 2))
    let come = SettleDifferenceTests.difference { world in
      world.rows[1].item = ItemID(rawValue: 9)
    }
    #expect(come.reason == .visibleRows && come.item == ItemID(rawValue: 9))
    let empty = SettleDifferenceTests.difference { $0.rows = [] }
    #expect(empty.reason == .visibleRows && empty.item == ItemID(rawValue: 0))
  }

  @Test func `A row that grew is named before the rows it pushed and the sums that follow`() {
    let difference = SettleDifferenceTests.difference { world in
      world.rows[1].height += .points(50)
      world.rows[2].top += .points(50)
      world.contentHeight += .points(50)
      world.offset += .points(60)
    }
    #expect(difference.reason == .rowHeight)
    #expect(difference.item == ItemID(rawValue: 1))
    #expect(difference.worst == .points(60))
  }

  @Test func `A changed screen is named before anything it caused`() {
    let difference = SettleDifferenceTests.difference { world in
      world.bounds.width += .points(10)
      world.insets.top += .points(10)
      world.rows[0].height += .points(90)
      world.rows.removeLast()
    }
    #expect(difference.reason == .boundsChanged)
    #expect(difference.item == nil)
  }
}
