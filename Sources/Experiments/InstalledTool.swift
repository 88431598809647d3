/// Programs that may be installed.
public enum InstalledTool {
  /// The first line of what a program prints when it is asked for its version, or `nil` if it
  /// cannot be run.
  public static func version(of command: [String]) -> String? {
    guard let output = ChildProcess.output(of: command) else { return nil }
    let line = output.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : String(decoding: line.prefix(80), as: UTF8.self)
  }
}
