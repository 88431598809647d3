import Testing
import TimelineUnits

@Suite struct LengthTests {
  /// H-UNIT-2.
  @Test func `Half a point is 96 units, the estimate of 80 pt 15,360`() {
    #expect(Length(points: 0.5).units == 96)
    #expect(Length.points(80).units == 15_360)
    #expect(Length.points(1_800).units == 345_600)
  }

  @Test func `A pixel at scale 3 and a 64th of a point are whole units`() {
    #expect(Length(points: 1.0 / 3) * 3 == .points(1))
    #expect(Length(points: 1.0 / 64) * 64 == .points(1))
  }

  @Test func `Points become the nearest unit, ties to even`() {
    #expect(Length(points: 0.5 / 192).units == 0)
    #expect(Length(points: 1.5 / 192).units == 2)
    #expect(Length(points: -1.5 / 192).units == -2)
    #expect(Length(units: 97).points == 97.0 / 192)
  }

  @Test func `Arithmetic is exact and signed`() {
    var sum = Length.points(3)
    sum += Length(units: 1)
    sum -= .points(4)
    #expect(sum.units == -191)
    #expect(sum.magnitude.units == 191)
    #expect((-sum).units == 191)
    #expect(sum + .points(1) == Length(units: 1))
    #expect(sum - .points(1) == Length(units: -383))
    #expect(sum < .zero)
  }
}
