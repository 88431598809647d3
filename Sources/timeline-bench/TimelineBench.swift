internal import Glibc

/// The command `timeline-bench`.
@main
struct TimelineBench {
  static func main() async {
    let console = Console()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = await Dispatch(console: console).run(arguments)
    exit(code.rawValue)
  }
}
