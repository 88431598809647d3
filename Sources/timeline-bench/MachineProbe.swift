internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments
internal import StrictJSON

/// Checks of the machine that take processes of their own.
///
/// Source: BM-DOC-1.
enum MachineProbe {
  /// How many pairs of processes the floor is taken from.
  static let pairs = 20

  /// Begins anew with hashes that are the same in every process, and prints one.
  static func printHashes(_ console: Console) {
    if let executable = Platform.executablePath { DeterministicHashing.begin(executable) }
    console.print("\(DeterministicHashing.mode) \("timeline".hashValue)")
  }

  /// Prints CPU and wall time of a fixed piece of work in nanoseconds.
  static func printTime(_ console: Console) {
    let log = SampleLog()
    let sampler = Sampler(log: log)
    var sum: UInt64 = 1
    _ = sampler.measureWhole(times: 7) {
      for number in 0..<200_000 as Range<UInt64> { sum = sum &* 0x9e37_79b9_7f4a_7c15 &+ number }
    }
    guard sum != 0, let record = log.samples, let cpu = record.cpu.median,
      let wall = record.wall.median
    else { return }
    console.print("\(Int(cpu)) \(Int(wall))")
  }

  /// Whether hashes are the same in two processes that began anew.
  static func hashesAreEqual() -> Bool {
    let variables: [(name: String, value: String?)] = [
      (DeterministicHashing.variable, nil), (DeterministicHashing.marker, nil),
    ]
    let said = (0..<2).map { _ in words(["doctor", "--probe", "hashes"], variables) }
    guard let first = said[0], let second = said[1], first.first == "deterministic" else {
      return false
    }
    return first == second
  }

  /// What this machine did to identical code in pairs of processes: the intervals of CPU and wall
  /// time; `nil` if they could not be taken.
  ///
  /// Source: BM-TIME-1.
  static func floor() -> (cpu: RatioInterval, wall: RatioInterval)? {
    var samples: [(cpu: Double, wall: Double)] = []
    for _ in 0..<(2 * pairs) {
      guard let said = words(["doctor", "--probe", "time"], []), said.count == 2,
        let cpu = Double(said[0]), let wall = Double(said[1])
      else { return nil }
      samples.append((cpu, wall))
    }
    let indices = stride(from: 0, to: 2 * pairs, by: 2)
    let cpu = PairedRatios(indices.map { (samples[$0].cpu, samples[$0 + 1].cpu) })
    let wall = PairedRatios(indices.map { (samples[$0].wall, samples[$0 + 1].wall) })
    guard let first = cpu.interval(seed: 1), let second = wall.interval(seed: 1) else { return nil }
    return (first, second)
  }

  /// The digest of a scenario if it is the same in two processes.
  static func digest(scenarios: String?) -> String? {
    let digests = (0..<2).map { _ in digestOfOneProcess(scenarios) }
    guard let first = digests[0], let second = digests[1] else { return nil }
    return first.utf8.elementsEqual(second.utf8) ? first : nil
  }

  private static func digestOfOneProcess(_ scenarios: String?) -> String? {
    guard let folder = TemporaryPlace() else { return nil }
    defer { folder.remove() }
    var arguments = ["run", "reveal/all-ready", "--json", "--quiet", "--out", folder.path + "/run"]
    if let scenarios { arguments += ["--scenarios", scenarios] }
    defer { _ = Program(["rm", "-rf", "--", folder.path]).run() }
    guard let outcome = Program([executable] + arguments).run(),
      let root = try? JSONDocument(outcome.output).root,
      let run = try? root.member("runs")?.elements().first(where: { _ in true })
    else { return nil }
    return try? run.member("digest")?.string()
  }

  private static var executable: String {
    Platform.executablePath.flatMap(PathText.resolved) ?? "timeline-bench"
  }

  /// The words that this command prints in a process of its own.
  private static func words(
    _ arguments: [String],
    _ variables: [(name: String, value: String?)]
  ) -> [Substring]? {
    guard let outcome = Program([executable] + arguments, variables: variables).run(),
      outcome.code == 0
    else { return nil }
    return String(decoding: outcome.output, as: UTF8.self).split { $0 == " " || $0 == "\n" }
  }
}
