// A day in the life of the timeline, on a clock that only the program moves: a chat is opened, an
// answer is written, the reader looks at older messages. An app has CADisplayLink and a network in
// the place of `Demo`. Ends with exit code 1 if the timeline did not keep what it promises.

func main() throws {
  var demo = Demo()
  try demo.run()
  try demo.report(CommandLine.arguments.dropFirst().first)
}

try main()
