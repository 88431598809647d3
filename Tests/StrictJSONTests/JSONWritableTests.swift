import StrictJSON
import Testing
import TimelineUnits

@Suite struct JSONWritableTests {
  private func written(_ value: some JSONWritable) -> String {
    var writer = JSONWriter(.compact)
    writer.value(value)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func `Integers are written with all digits and no exponent`() {
    #expect(written(Int64.min) == "-9223372036854775808")
    #expect(written(UInt64.max) == "18446744073709551615")
    #expect(written(-7) == "-7")
  }

  @Test func `A whole double has no fraction and one that is not finite is null`() {
    let doubles: [(Double, String)] = [
      (224, "224"), (-3, "-3"), (0, "0"), (-0.0, "-0.0"), (0.1, "0.1"), (1e300, "1e+300"),
      (9_007_199_254_740_991, "9007199254740991"), (1.0 / 3, "0.3333333333333333"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"), (.signalingNaN, "null"),
    ]
    for (double, text) in doubles { #expect(written(double) == text) }
  }

  @Test func `1000 random doubles read back to the bit`() throws {
    var random = RandomSource(seed: 0xd0_0b1e)
    for _ in 0..<1_000 {
      let double = Double(bitPattern: random.next())
      guard double.isFinite else { continue }
      let text = written(double)
      let read = try document(text).root.number()
      #expect(read.bitPattern == double.bitPattern, "\(text)")
    }
  }

  @Test func `Optionals and arrays nest`() {
    let values: [[Int?]] = [[1, nil], []]
    #expect(written(values) == "[[1,null],[]]")
    #expect(written(["a", "é"]) == #"["a","é"]"#)
    #expect(written(true) == "true")
  }
}
