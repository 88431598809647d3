import ChatScenarios
import Glibc
import TestSupport

/// The built command, run as a process of its own.
struct CommandProcess {
  /// How a process ended and what it wrote.
  struct Result {
    /// The exit code, or minus the number of the signal that ended it.
    var code: Int32
    var output: String
    var complaints: String

    /// The lines of standard error.
    var lines: [String] { complaints.split(separator: "\n").map(String.init) }
  }

  /// The folder of the package.
  static let root = ["", "", ""].reduce(#filePath) { path, _ in
    PathText.parent(of: path) ?? "/"
  }

  /// The executable as it was built: it lies beside the bundle of the tests.
  static let built = PathText.executableFolder + "/timeline-bench"

  /// The folder that the process starts in.
  var folder = root
  /// The executable.
  var executable = built

  /// Runs the command to its end.
  func run(_ arguments: String...) -> Result { run(arguments) }

  /// Runs the command to its end, with more before it and in place of its output file in the shell.
  func run(_ arguments: [String], before prefix: String = "", shell suffix: String = "") -> Result {
    let files = TemporaryFolder()
    let output = files.path + "/output"
    let complaints = files.path + "/complaints"
    // Nothing of the caller's terminal may show in the result.
    let command =
      "cd \(quoted(folder)) && (\(prefix) \(quoted(executable)) "
      + arguments.map(quoted).joined(separator: " ")
      + ") </dev/null 2>\(complaints) \(suffix.isEmpty ? ">\(output)" : suffix)"
    let status = system(command)
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
    return Result(code: code, output: text(of: output), complaints: text(of: complaints))
  }

  private func text(of path: String) -> String {
    guard let bytes = try? InputFile.read(path, as: path) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
