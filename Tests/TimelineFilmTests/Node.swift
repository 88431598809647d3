import Foundation
import Testing

/// Runs scripts where node is installed.
enum Node {
  /// What a script prints; `nil`, and a line about it, if there is no node.
  static func run(_ script: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", "-e", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      Issue.record("env does not run: \(error)")
      return nil
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // `env` ends with 127 if it does not find the command.
    if process.terminationStatus == 127 {
      print("node is not installed: the player was not compared")
      return nil
    }
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
