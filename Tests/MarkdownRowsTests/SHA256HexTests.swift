import Testing
import TimelineUnits

@testable import MarkdownRows

/// Covers `SHA256+Hex`.
@Suite struct SHA256HexTests {
  /// T-DET-2.
  @Test func `A digest is written with 64 lower-case digits, leading zeros included`() {
    let hex = Array("abc".utf8).withUnsafeBytes { SHA256.hex($0) }
    #expect(hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let zero = Array("39".utf8).withUnsafeBytes { SHA256.hex($0) }
    #expect(zero == "0b918943df0962bc7a1824c0555a389347b4febdc7cf9d1254406d80ce44e3f9")
  }
}
