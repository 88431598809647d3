internal import ChatScenarios

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A program with its arguments, and what of the environment it sees otherwise.
public struct Program: Equatable, Sendable {
  /// How a program ended.
  public struct Outcome: Equatable, Sendable {
    /// The exit code, or minus the number of the signal that ended it.
    public var code: Int32
    /// What it wrote to its standard output.
    public var output: [UInt8]
    /// The last line that it complained with; empty if there is none.
    public var complaint: String
  }

  /// The program, looked up on the path, and its arguments.
  public var command: [String]
  /// Variables that are set, or taken away where the value is `nil`.
  public var variables: [(name: String, value: String?)]

  /// Creates a program.
  public init(_ command: [String], variables: [(name: String, value: String?)] = []) {
    self.command = command
    self.variables = variables
  }

  /// Whether two programs are the same.
  public static func == (left: Program, right: Program) -> Bool {
    left.command == right.command && left.variables.map(\.name) == right.variables.map(\.name)
      && left.variables.map(\.value) == right.variables.map(\.value)
  }

  /// Runs the program to its end; it reads nothing.
  ///
  /// - Returns: How it ended; `nil` if it cannot be started, as when it is not installed or the
  ///   process may open no more files.
  public func run() -> Outcome? {
    let complaints = Program.temporaryFile()
    defer { if let complaints { unlink(complaints) } }
    let words = ["env"] + environment + ["sh", "-c", #"exec "$@" 2>"$0""#]
    let place = complaints ?? "/dev/null"
    guard let (code, output) = ChildProcess.outcome(of: words + [place] + command) else {
      return nil
    }
    // The words of a shell that found no program.
    if code == 127 { return nil }
    let said = complaints.flatMap { try? InputFile.read($0, as: $0) } ?? []
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    return Outcome(code: code, output: output, complaint: lines.last.map(String.init) ?? "")
  }

  /// What `env` is told: what goes, then what is set.
  private var environment: [String] {
    variables.filter { $0.value == nil }.flatMap { ["-u", $0.name] }
      + variables.compactMap { variable in variable.value.map { variable.name + "=" + $0 } }
  }

  private static func temporaryFile() -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/timeline-bench.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
