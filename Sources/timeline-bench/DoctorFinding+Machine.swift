internal import BenchmarkKit
internal import CollectionLayout
internal import Experiments

extension DoctorFinding {
  /// The load average from which on times are too wide to tell much.
  ///
  /// Source: BM-TIME-1.
  static let restlessLoad = 1.5

  /// What counts and times depend on.
  ///
  /// - Parameters:
  ///   - isQuick: Whether checks are left out that take processes of their own.
  ///   - scenarios: The folder of the catalogue, if one was given.
  /// - Returns: A finding for each thing; runs do without all of them.
  ///
  /// Source: BM-DOC-1.
  static func machine(isQuick: Bool, scenarios: String?) -> [DoctorFinding] {
    counters + state + (isQuick ? [] : checks(scenarios))
  }

  private static var counters: [DoctorFinding] {
    [
      DoctorFinding(
        "allocation counter",
        AllocationCounter.countsMemory ? "active, by a real allocation" : nil,
        "a build with glibc and without sanitizers",
        isNeeded: false,
        purpose: "counts of memory"
      ),
      DoctorFinding(
        "reference counter",
        AllocationCounter.countsReferences ? "active, by a real retain" : nil,
        "a build with the shared standard library",
        isNeeded: false,
        purpose: "counts of references"
      ),
      DoctorFinding(
        "hardware counters",
        MachineState.hasInstructionCounter ? "instructions" : nil,
        "a machine that is not virtual",
        isNeeded: false,
        purpose: "nothing: callgrind counts without"
      ),
    ]
  }

  private static var state: [DoctorFinding] {
    [
      DoctorFinding("toolchain key", ToolchainKey.current, ""),
      DoctorFinding(
        "invariant checks",
        HeightTree.checksInvariants ? nil : "off",
        "a build without -D COLLECTION_LAYOUT_CHECKS",
        isNeeded: false,
        purpose: "figures of bench"
      ),
      DoctorFinding(
        "cores",
        MachineState.cores.map { "\($0)" },
        "",
        isNeeded: false,
        purpose: "records"
      ),
      DoctorFinding(
        "address layout",
        MachineState.randomizesAddresses.map { $0 ? "random (ASLR on)" : "fixed (ASLR off)" },
        "",
        isNeeded: false,
        purpose: "records"
      ),
      load(MachineState.loadAverage),
    ]
  }

  /// What a load average says about times.
  static func load(_ average: Double?) -> DoctorFinding {
    DoctorFinding(
      "load average",
      average.map(FigureText.text),
      "a system that tells it",
      isNeeded: false,
      purpose: "times",
      doubt: average.flatMap { average in
        average < restlessLoad
          ? nil : "too high to tell times, which takes less than \(FigureText.text(restlessLoad))"
      }
    )
  }

  private static func checks(_ scenarios: String?) -> [DoctorFinding] {
    let floor = MachineProbe.floor()
    let words = "\(MachineProbe.pairs) pairs of equal processes: "
    return [
      DoctorFinding(
        "equal hashes",
        MachineProbe.hashesAreEqual() ? "the same in two processes begun anew" : nil,
        "a system that lets the command start itself",
        isNeeded: false,
        purpose: "counts of memory"
      ),
      DoctorFinding(
        "equal digests",
        MachineProbe.digest(scenarios: scenarios).map {
          "reveal/all-ready in two processes, " + $0
        },
        "a defect: tell us",
        isNeeded: false,
        purpose: "everything"
      ),
      DoctorFinding(
        "floor of CPU time",
        floor.map { words + RatioText.interval($0.cpu) },
        "a calmer machine",
        isNeeded: false,
        purpose: "times"
      ),
      DoctorFinding(
        "floor of wall time",
        floor.map { words + RatioText.interval($0.wall) },
        "a calmer machine",
        isNeeded: false,
        purpose: "times"
      ),
    ]
  }
}
