import Testing

@testable import Experiments

@Suite struct ChildProcessTests {
  @Test func `The output of a program is read whole, also beyond what a pipe holds`() {
    let command = ["head", "-c", "300000", "/dev/zero"]
    #expect(ChildProcess.output(of: command)?.count == 300_000)
  }

  @Test func `A program that fails or does not exist has no output`() {
    #expect(ChildProcess.output(of: ["false"]) == nil)
    #expect(ChildProcess.output(of: ["no-such-program-here"]) == nil)
    #expect(ChildProcess.output(of: []) == nil)
  }

  @Test func `Arguments are passed as they are, without a shell`() {
    #expect(ChildProcess.output(of: ["echo", "a b; $HOME"]) == Array("a b; $HOME\n".utf8))
  }

  @Test func `A process needs no standard streams of its own to have one for its child`() {
    // The pipe lies beyond the three streams, so that none of its ends is moved onto itself.
    for _ in 0..<100 {
      #expect(ChildProcess.output(of: ["echo", "x"]) == Array("x\n".utf8))
    }
  }
}
