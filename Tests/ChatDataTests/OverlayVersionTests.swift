import ChatData
import Testing

@Suite struct OverlayVersionTests {
  /// H-OVL-2.
  @Test func `Versions are ordered by epoch and then by revision`() {
    let ordered = [
      OverlayVersion(epoch: 0, revision: 9), OverlayVersion(epoch: 1, revision: 0),
      OverlayVersion(epoch: 1, revision: 41), OverlayVersion(epoch: 1, revision: 42),
      OverlayVersion(epoch: 2, revision: 0),
    ]
    for (one, other) in zip(ordered, ordered.dropFirst()) {
      #expect(one < other)
      #expect(!(other < one))
    }
    #expect(!(ordered[2] < ordered[2]))
    #expect(OverlayVersion(LiveOverlay(settlementEpoch: 1, revision: 41)) == ordered[2])
  }
}
