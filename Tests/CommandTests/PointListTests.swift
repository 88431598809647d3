import TestSupport
import ChatScenarios
import Experiments
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct PointListTests {
  private let folder = TemporaryFolder()

  @Test func `A line is a point, a sign of number begins a comment`() throws {
    let file = folder.write("list", "#x\nreveal.passDelay=0.016s\treveal.stillPasses=2\r\n\n")
    let points = try PointList.read(file)
    let axes = PointList.axes(of: points)
    #expect(axes.map(\.key) == ["reveal.passDelay", "reveal.stillPasses"])
    #expect(axes.map(\.values) == [["16 ms"], ["2"]])
    #expect(PointList.values(of: points[0], axes, ["32 ms", "3"]) == ["16 ms", "2"])
    #expect(PointList.values(of: [], axes, ["32 ms", "3"]) == ["32 ms", "3"])
  }

  @Test(arguments: [
    ("reveal.stillPasses=2\nreveal.stillPases=3", 21, "unknown key"),
    ("reveal.stillPasses", 0, "write it as KEY=VALUE"),
    (
      "reveal.stillPasses=2 reveal.stillPasses=3", 21,
      "reveal.stillPasses is set twice in one point"
    ),
    ("reveal.stillPasses=99", 0, "99 lies outside the range 1 to 30"),
  ])
  func `A wrong word is told with its place`(text: String, byte: Int, message: String) {
    let file = folder.write("list", text)
    #expect {
      try PointList.read(file)
    } throws: { error in
      guard let error = error as? InputError else { return false }
      return error.byteOffset == byte && error.message.hasPrefix(message)
    }
  }

  @Test func `A list without points is refused`() {
    let file = folder.write("list", "# nothing\n")
    #expect(throws: InputError(place: file, message: "there is no point in it")) {
      try PointList.read(file)
    }
  }
}
