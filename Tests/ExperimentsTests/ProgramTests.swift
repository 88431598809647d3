import Experiments
import Testing

@Suite struct ProgramTests {
  @Test func `A program's output, its last complaint and its code come back`() throws {
    let script = "echo out; echo first >&2; echo last >&2; exit 7"
    let outcome = try #require(Program(["sh", "-c", script]).run())
    #expect(outcome.code == 7)
    #expect(String(decoding: outcome.output, as: UTF8.self) == "out\n")
    #expect(outcome.complaint == "last")
  }

  @Test func `Variables are set and taken away`() throws {
    let script = #"echo "$A-${HOME-none}""#
    let program = Program(["sh", "-c", script], variables: [("A", "x y"), ("HOME", nil)])
    let outcome = try #require(program.run())
    #expect(String(decoding: outcome.output, as: UTF8.self) == "x y-none\n")
  }

  @Test func `A signal is a negative code, and a program that is not there is none`() throws {
    #expect(try #require(Program(["sh", "-c", "kill -TERM $$"]).run()).code == -15)
    #expect(Program(["no-such-program-anywhere"]).run() == nil)
  }
}
