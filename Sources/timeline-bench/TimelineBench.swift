#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The command `timeline-bench`.
@main
struct TimelineBench {
  static func main() async {
    let console = Console()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let fault = ArgumentBytes.fault(CommandLine.argc, CommandLine.unsafeArgv) {
      console.complain(fault)
      exit(ExitCode.usage.rawValue)
    }
    let code = await Dispatch(console: console).run(arguments)
    if let fault = console.fault {
      console.complain(fault)
      exit(ExitCode.usage.rawValue)
    }
    exit(code.rawValue)
  }
}
