internal import Foundation

extension AppRecorder {
  /// Ends the recording and writes it into a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `verify` takes any name.
  ///   - time: Now, in seconds of the app's clock.
  /// - Throws: What the system says if the file cannot be written.
  public func write(toFile path: String, at time: Double) throws {
    let bytes = Data(finish(at: time))
    try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
