import ChatScenarios
import Experiments
import Testing

@Suite struct SweepAxisTests {
  @Test func `Values are written in one way`() throws {
    let axis = try SweepAxis(parsing: "reveal.passDelay=16ms,0.032s,48")
    #expect(axis == SweepAxis(key: "reveal.passDelay", values: ["16 ms", "32 ms", "48 ms"]))
  }

  @Test func `A range stands for so many equal steps`() throws {
    let axis = try SweepAxis(parsing: "layout.estimatedHeight=40pt..200pt:5,60pt")
    #expect(axis.values == ["40 pt", "80 pt", "120 pt", "160 pt", "200 pt", "60 pt"])
  }

  @Test(arguments: [
    ("reveal.passDelay", "--vary reveal.passDelay: write it as KEY=VALUE,VALUE,…"),
    (
      "reveal.passDely=1",
      "--vary reveal.passDely: unknown key; nearest: reveal.passDelay, reveal.passClock, "
        + "bottom.passDelay"
    ),
    (
      "reveal.passDelay=9s",
      "--vary reveal.passDelay: 9000 ms lies outside the range 4 ms to 500 ms"
    ),
    ("reveal.passDelay=x", "--vary reveal.passDelay: x is no time such as 48ms or 1/6s"),
    (
      "reveal.passDelay=8ms..16ms:1",
      "--vary reveal.passDelay: write a range as LOW..HIGH:N with N from 2 to 10000"
    ),
    (
      "reveal.passDelay=16ms,0.032s,32ms",
      "--vary reveal.passDelay: 32 ms is among the values twice"
    ), ("reveal.stillPasses=2..3:5", "--vary reveal.stillPasses: 2 is among the values twice"),
    (
      "reveal.passDelay=48ms..16ms:3",
      "--vary reveal.passDelay: 48ms..16ms has to run upwards, as LOW..HIGH:N"
    ),
    (
      "reveal.passDelay=16ms..16ms:2",
      "--vary reveal.passDelay: 16ms..16ms has to run upwards, as LOW..HIGH:N"
    ),
  ])
  func `What is no axis is told in one line`(text: String, line: String) {
    #expect {
      try SweepAxis(parsing: text)
    } throws: { error in
      (error as? InputError)?.description == line
    }
  }
}
