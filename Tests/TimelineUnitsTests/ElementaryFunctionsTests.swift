import Foundation
import Testing
import TimelineUnits

/// The own elementary functions against those of the system.
@Suite struct ElementaryFunctionsTests {
  /// The distance of two finite numbers of one sign, in representable numbers.
  private static func steps(_ left: Double, _ right: Double) -> Int64 {
    guard left != right else { return 0 }
    guard (left < 0) == (right < 0) else { return .max }
    return abs(Int64(left.magnitude.bitPattern) - Int64(right.magnitude.bitPattern))
  }

  /// 200,000 equal steps and 200,000 random numbers of a range.
  private static func samples(_ range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var random = RandomSource(seed: seed)
    let span = range.upperBound - range.lowerBound
    let count = 200_000
    var samples: [Double] = []
    for step in 0...count {
      samples.append(range.lowerBound + span * (Double(step) / Double(count)))
      let share = Double(random.below(1 << 53)) / 0x1p53
      samples.append(min(range.lowerBound + span * share, range.upperBound))
    }
    return samples
  }

  /// Any positive number, each exponent as likely as another.
  private static func positives(count: Int, seed: UInt64) -> [Double] {
    var random = RandomSource(seed: seed)
    return (0..<count).map { _ in
      let bits = UInt64(random.below(1 << 52)) | UInt64(random.within(0...2_046)) << 52
      return max(Double(bitPattern: bits), .leastNonzeroMagnitude)
    }
  }

  @Test(arguments: [-0.4...0.4, -20.0...0, -708.0...709.7, -1e-9...1e-9])
  func `The exponential is within one step of the system's over 400,000 powers`(
    range: ClosedRange<Double>
  ) {
    for power in Self.samples(range, seed: 1) {
      let own = ElementaryFunctions.exponential(of: power)
      let distance = Self.steps(own, exp(power))
      if distance > 1 { Issue.record("e^\(power) is \(distance) steps off") }
    }
  }

  @Test(arguments: [0.5...2.0, 0.999...1.001, 1e-6...1.0, 1.0...1e6])
  func `The logarithm is within one step of the system's over 400,000 numbers`(
    range: ClosedRange<Double>
  ) {
    for number in Self.samples(range, seed: 2) {
      let own = ElementaryFunctions.naturalLogarithm(of: number)
      let distance = Self.steps(own, log(number))
      if distance > 1 { Issue.record("ln \(number) is \(distance) steps off") }
    }
  }

  @Test func `The logarithm of 200,000 numbers of all exponents is within one step`() {
    for number in Self.positives(count: 200_000, seed: 3) {
      let own = ElementaryFunctions.naturalLogarithm(of: number)
      let distance = Self.steps(own, log(number))
      if distance > 1 { Issue.record("ln \(number) is \(distance) steps off") }
    }
  }

  @Test func `Subnormal exponentials are within one step and underflow to zero at -745.14`() {
    for power in Self.samples(-745.2 ... -708, seed: 4) {
      let own = ElementaryFunctions.exponential(of: power)
      if Self.steps(own, exp(power)) > 1 { Issue.record("e^\(power) is \(own)") }
    }
    #expect(ElementaryFunctions.exponential(of: -745.2) == 0)
    #expect(ElementaryFunctions.exponential(of: -745.1) == .leastNonzeroMagnitude)
  }

  @Test func `The edges of the exponential are 1, 0, infinity and not a number`() {
    #expect(ElementaryFunctions.exponential(of: 0) == 1)
    #expect(ElementaryFunctions.exponential(of: -0.0) == 1)
    #expect(ElementaryFunctions.exponential(of: .infinity) == .infinity)
    #expect(ElementaryFunctions.exponential(of: -.infinity) == 0)
    #expect(ElementaryFunctions.exponential(of: 709.79) == .infinity)
    #expect(ElementaryFunctions.exponential(of: 0x1.62e42fefa39efp+9).isFinite)
    #expect(ElementaryFunctions.exponential(of: .nan).isNaN)
    #expect(ElementaryFunctions.exponential(of: .leastNonzeroMagnitude) == 1)
  }

  @Test func `The edges of the logarithm are 0, both infinities and not a number`() {
    #expect(ElementaryFunctions.naturalLogarithm(of: 1) == 0)
    #expect(ElementaryFunctions.naturalLogarithm(of: 0) == -.infinity)
    #expect(ElementaryFunctions.naturalLogarithm(of: -0.0) == -.infinity)
    #expect(ElementaryFunctions.naturalLogarithm(of: .infinity) == .infinity)
    #expect(ElementaryFunctions.naturalLogarithm(of: -1).isNaN)
    #expect(ElementaryFunctions.naturalLogarithm(of: -.infinity).isNaN)
    #expect(ElementaryFunctions.naturalLogarithm(of: .nan).isNaN)
    let smallest = ElementaryFunctions.naturalLogarithm(of: .leastNonzeroMagnitude)
    #expect(smallest == log(Double.leastNonzeroMagnitude))
    let greatest = ElementaryFunctions.naturalLogarithm(of: .greatestFiniteMagnitude)
    #expect(greatest == log(Double.greatestFiniteMagnitude))
  }

  #if arch(x86_64) && os(Linux)
  /// The distance of a result from the exact value, in units of the result's last place.
  private static func error(_ own: Double, _ exact: Float80) -> Double {
    Double((Float80(own) - exact).magnitude / Float80(own.ulp))
  }

  @Test func `Against 64-bit significands the exponential's error is below 0.9 ulp`() {
    for power in Self.samples(-708...709, seed: 5) + Self.samples(-1...1, seed: 6) {
      let own = ElementaryFunctions.exponential(of: power)
      let error = Self.error(own, exp(Float80(power)))
      if error >= 0.9 { Issue.record("e^\(power) is \(error) ulp off") }
    }
    for power in Self.samples(-745.1 ... -708, seed: 7) {
      let own = ElementaryFunctions.exponential(of: power)
      let error = Self.error(own, exp(Float80(power)))
      if error >= 1.4 { Issue.record("e^\(power) is \(error) ulp off") }
    }
  }

  @Test func `Against 64-bit significands the logarithm's error is below 0.9 ulp`() {
    let numbers =
      Self.positives(count: 200_000, seed: 8) + Self.samples(0.5...2, seed: 9)
      + Self.samples(0.99...1.01, seed: 10)
    for number in numbers where number != 1 {
      let own = ElementaryFunctions.naturalLogarithm(of: number)
      let error = Self.error(own, log(Float80(number)))
      if error >= 0.9 { Issue.record("ln \(number) is \(error) ulp off") }
    }
  }
  #endif
}
