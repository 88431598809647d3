import Testing
import TimelineUnits

@Suite struct Int64NearestTests {
  private func expectEqual(_ value: Double) {
    #expect(Int64(nearest: value) == Int64(value.rounded(.toNearestOrEven)), "\(value)")
  }

  @Test func `Every quarter from −100 to 100 rounds as the standard library does`() {
    for quarters in -400...400 { expectEqual(Double(quarters) / 4) }
  }

  @Test func `Neighbours of ties round away from them`() {
    for whole in -50...50 {
      let tie = Double(whole) + 0.5
      expectEqual(tie)
      expectEqual(tie.nextUp)
      expectEqual(tie.nextDown)
    }
    expectEqual(0.5.nextDown)
    expectEqual(-0.0)
  }

  @Test func `Large numbers, where a half is the last bit or none is left, are exact`() {
    for exponent in 50...62 {
      let power = Double(1 << exponent)
      for value in [power, power.nextUp, power.nextDown, power - 0.5, power + 0.5] {
        expectEqual(value)
        expectEqual(-value)
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Random numbers round as the standard library does`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<5_000 {
      let bits = Double(Int64(bitPattern: random.next()) >> 1)
      let scale = Double(1 << random.below(62))
      expectEqual(bits / scale)
    }
  }
}
