import Testing
import TestSupport
import TimelineUnits

@Suite struct MarbleRunTests {
  /// A machine that answers every marble after a delay with its upper-case letter.
  private static func echo(
    _ input: String,
    gives expected: String,
    after delay: Interval = .milliseconds(20)
  ) {
    var waiting: [Character] = []
    MarbleRun.expect(input, gives: expected, step: .milliseconds(10)) { event, run in
      switch event {
      case .marble(let letter):
        waiting.append(letter)
        run.startTimer(at: run.now + delay)
      case .timer: for letter in waiting.removeFirst().uppercased() { run.emit(letter) }
      }
    }
  }

  @Test func `Timers fire in their ticks, after the marbles and in the order of their start`() {
    MarbleRunTests.echo("a-b-c---|", gives: "--A-B-C-|")
    MarbleRunTests.echo("[ab]----|", gives: "--[AB]--|")
    MarbleRunTests.echo("a-|", gives: "--|")
    MarbleRunTests.echo("ab-|", gives: "AB-|", after: .zero)
  }

  @Test func `A difference, a timer between ticks and a line that is none are recorded`() {
    withKnownIssue { MarbleRunTests.echo("a--|", gives: "-A-|") }
    withKnownIssue { MarbleRunTests.echo("a--|", gives: "--A-|") }
    withKnownIssue { MarbleRunTests.echo("a--|", gives: "--A|", after: .milliseconds(15)) }
    withKnownIssue { MarbleRunTests.echo("[a--|", gives: "--A|") }
  }
}
