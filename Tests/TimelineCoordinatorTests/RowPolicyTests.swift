import Testing
import TimelineCoordinator
import TimelineUnits

@Suite struct RowPolicyTests {
  private let row = ItemID(rawValue: 7)

  @Test func `Without a word every row is as tall as its content, to 1/192 pt`() {
    for units in Int64(0)...500 {
      let height = Length(units: units)
      #expect(RowPolicy().height(of: row, taking: height) == height)
    }
  }

  @Test func `Half of 236.5 pt is 118.25 pt, and a part of 1/192 pt is dropped`() {
    let policy = RowPolicy(heightScale: 500)
    #expect(policy.height(of: row, taking: Length(points: 236.5)).points == 118.25)
    #expect(policy.height(of: row, taking: Length(units: 3)).units == 1)
  }

  @Test func `The changed row has its own height, whatever the others are scaled by`() {
    let policy = RowPolicy(heightScale: 2_000, changedRow: 7, changedHeight: .points(44))
    #expect(policy.height(of: row, taking: .points(300)) == .points(44))
    #expect(policy.height(of: ItemID(rawValue: 8), taking: .points(300)) == .points(600))
  }
}
