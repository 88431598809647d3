internal import ChatScenarios

/// What the machine does beside a run, as far as the system tells.
///
/// Source: BM-DOC-1, BM-ENV-1.
public enum MachineState {
  /// The number of programs that ran or waited on average over the last minute.
  public static var loadAverage: Double? {
    text("/proc/loadavg")?.split(separator: " ").first.flatMap { Double($0) }
  }

  /// The number of cores.
  public static var cores: Int? {
    text("/proc/cpuinfo").map { info in
      info.split(separator: "\n").count { $0.utf8.starts(with: "processor".utf8) }
    }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether addresses differ from process to process.
  public static var randomizesAddresses: Bool? {
    text("/proc/sys/kernel/randomize_va_space")?.utf8.first.map { $0 != UInt8(ascii: "0") }
  }

  /// Whether the processor's counter of instructions can be read.
  ///
  /// Source: BM-PRIN-4.
  public static var hasInstructionCounter: Bool {
    InputFile.kind(of: "/sys/bus/event_source/devices/cpu/events/instructions") != nil
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? InputFile.read(path, as: path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
