import Testing

@testable import ChatScenarios

@Suite struct EventKindTests {
  @Test func `The words of the 24 kinds are fixed`() {
    #expect(
      EventKind.allCases.map(\.word) == [
        "resize", "grow", "alternate", "live", "stream", "window", "send", "touchDown", "touchMove",
        "touchUp", "drag", "composer", "tapBottom", "reduceMotion", "fling", "scrollTo", "keyboard",
        "viewport", "textSize", "stall", "refresh", "lowPower", "epoch", "trim",
      ]
    )
  }
}
