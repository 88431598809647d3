import StrictJSON
import Testing
import TimelineUnits

@Suite struct JSONDiagnosisTests {
  /// Documents that hold every construct, for mutations.
  private static let seeds = [
    #"{"a":[1,-2.5e3,true,false,null,"x\u00e9\n"],"b":{"c":{},"d":[]},"\u0063":"\ud83d\ude00"}"#,
    #" [ {"id":"é","n":9007199254740993},[[[]]], "" , 0 , -0 , 1E-400 ] "#,
    #"{"k":18446744073709551615,"l":-9223372036854775808,"m":1e308,"k2":"\\\"\/\b\f\r\t"}"#,
    #""just text""#, "3.25", "null",
  ]

  private static let alphabet =
    Array("{}[]:,\"\\u0123456789dDeE+-.tfn rlase \t\n\u{0}\u{1f}\u{7f}é€😀".utf8)
    + [0xff, 0xc0, 0xed, 0xa0, 0x80, 0xef, 0xbb, 0xbf]

  private func mutated(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) {
      let letter = Self.alphabet[random.below(Self.alphabet.count)]
      let place = random.below(bytes.count + 1)
      switch random.below(4) {
      case 0: bytes.insert(letter, at: place)
      case 1 where place < bytes.count: bytes[place] = letter
      case 2 where place < bytes.count: bytes.remove(at: place)
      default:
        let end = min(bytes.count, place + random.below(8))
        bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
      }
    }
    return bytes
  }

  /// H-JSON-8.
  @Test func `Walk and second reading agree on 10000 mutated documents`() {
    var random = RandomSource(seed: 0x0a11_90d5)
    var accepted = 0
    var differences: [String] = []
    for round in 0..<10_000 {
      let bytes = mutated(Array(Self.seeds[round % Self.seeds.count].utf8), &random)
      let error = refusal(bytes)
      let fault = JSONDiagnosis.firstFault(in: bytes)
      if error != fault { differences.append(String(decoding: bytes, as: UTF8.self)) }
      if error == nil { accepted += 1 }
    }
    #expect(differences == [])
    #expect(accepted > 1_000)
  }
}
