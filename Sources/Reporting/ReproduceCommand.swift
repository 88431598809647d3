internal import ChatScenarios
internal import Experiments

/// The command that makes a run of a record again.
///
/// Source: BM-PRIN-7.
enum ReproduceCommand {
  /// The command as one line for a shell; an input is named `FILE`, because records hold no names.
  static func text(of run: RunEntry) -> String {
    var words = ["timeline-bench", "run", run.name]
    if run.input != nil { words += ["--input", "FILE"] }
    words += ["--device", run.device]
    for constant in run.settings { words += ["--set", constant.key + "=" + constant.text] }
    for price in run.costs.settings { words += ["--set", price.key + "=" + price.text] }
    if run.reducesMotion { words.append("--reduce-motion") }
    words += ["--seed", String(run.seed)]
    return words.map(quoted).joined(separator: " ")
  }

  /// A word in single quotes where a shell needs them; a shell reads bytes.
  private static func quoted(_ word: String) -> String {
    let plain = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=,:+@".utf8
    )
    if !word.isEmpty && word.utf8.allSatisfy(plain.contains) { return word }
    var bytes = Array("'".utf8)
    for byte in word.utf8 {
      if byte == UInt8(ascii: "'") { bytes += Array("'\\''".utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes + [UInt8(ascii: "'")], as: UTF8.self)
  }
}
