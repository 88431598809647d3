import ChatScenarios
import Testing
import TimelineCoordinator
import TimelineUnits

@Suite struct DeviceTableTests {
  @Test func `The phone of own inputs has 402×874 points at scale 3, insets 62 and 34, and 120 Hz`()
    throws
  {
    let phone = try #require(DeviceTable.device(named: DeviceTable.forOwnInput)).device
    #expect(phone.viewport == Size(width: .points(402), height: .points(874)))
    #expect(phone.insets == EdgeInsets(top: .points(62), bottom: .points(34)))
    #expect(phone.scale == 3)
    #expect(phone.refresh == .period(hertz: 120))
  }

  /// H-GEO-4.
  @Test func `The plain device has 390×700 points at 60 Hz and no insets`() throws {
    let plain = try #require(DeviceTable.device(named: "plain")).device
    #expect(plain.viewport == Size(width: .points(390), height: .points(700)))
    #expect(plain.insets == EdgeInsets())
    #expect(plain.refresh == .period(hertz: 60))
  }

  @Test func `Twenty-six phones and the plain device have names of their own`() {
    #expect(DeviceTable.all.count == 27)
    #expect(Set(DeviceTable.names).count == 27)
  }

  @Test func `A typed name may differ in case, blanks and hyphens`() {
    for name in ["iphone-17", "IPHONE 17", "iPhone17", "iphone_17"] {
      #expect(DeviceTable.device(like: name)?.name == "iPhone 17")
    }
    #expect(DeviceTable.device(like: "iPhone 1") == nil)
    #expect(DeviceTable.device(named: "iphone-17") == nil)
  }
}
