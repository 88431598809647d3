internal import ChatScenarios

/// What `bench` found out, and on what.
///
/// Source: BM-ENV-1, BM-TIER-2, BM-HASH-1.
public struct BenchRecord: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.bench/1"

  /// What counts depend on.
  public var toolchain: String
  /// The version of valgrind that counted instructions; `nil` if none did.
  public var valgrind: String?
  /// How the command was built, `debug` or `release`.
  public var buildMode: String
  /// How hashes were seeded while memory was counted, `deterministic` or `random`.
  public var hashMode: String
  /// The state of the source.
  public var revision: SourceRevision
  /// The number of cores.
  public var cores: Int?
  /// The load average at the start and at the end; empty if the system does not tell.
  public var loadAverages: [Double]
  /// The CPU time of a fixed piece of work in this run, in nanoseconds.
  public var referenceNanoseconds: Double?
  /// The cases in the order of their suites.
  public var entries: [BenchEntry]

  /// Creates a record.
  public init(
    toolchain: String,
    valgrind: String? = nil,
    buildMode: String,
    hashMode: String,
    revision: SourceRevision = SourceRevision(),
    cores: Int? = nil,
    loadAverages: [Double] = [],
    referenceNanoseconds: Double? = nil,
    entries: [BenchEntry]
  ) {
    self.toolchain = toolchain
    self.valgrind = valgrind
    self.buildMode = buildMode
    self.hashMode = hashMode
    self.revision = revision
    self.cores = cores
    self.loadAverages = loadAverages
    self.referenceNanoseconds = referenceNanoseconds
    self.entries = entries
  }

  /// The entry of a case.
  public func entry(_ name: String) -> BenchEntry? {
    entries.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
