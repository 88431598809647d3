import ChatOutbox
import Testing

@Suite struct ImageRuleTests {
  /// H-ATT-10.
  @Test func `4,096 by 4,096 pixels are sent as JPEG, one more row is not`() {
    #expect(ImageRule.sendsAsJPEG(widthPixels: 4_096, heightPixels: 4_096))
    #expect(!ImageRule.sendsAsJPEG(widthPixels: 4_096, heightPixels: 4_097))
    #expect(ImageRule.sendsAsJPEG(widthPixels: 16_777_216, heightPixels: 1))
  }

  @Test func `A picture without pixels or of any size that overflows stays as it is`() {
    #expect(!ImageRule.sendsAsJPEG(widthPixels: 0, heightPixels: 5))
    #expect(!ImageRule.sendsAsJPEG(widthPixels: 5, heightPixels: -1))
    #expect(!ImageRule.sendsAsJPEG(widthPixels: Int.max, heightPixels: 2))
  }
}
