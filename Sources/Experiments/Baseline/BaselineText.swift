/// What measured the text of a run: runs are comparable if this is the same.
///
/// Over the shipped corpus only the parser and the recorded file matter; over own text also the
/// fonts and the libraries that shape and break it.
///
/// Source: BM-BASE-3, BM-TIER-1.
public struct BaselineText: Equatable, Sendable {
  /// The version of the Markdown parser.
  public var cmarkGFM: String
  /// The SHA-256 digests of the metrics files, as hex digits.
  public var metrics: [String]
  /// The SHA-256 digests of the fonts, as hex digits.
  public var fonts: [String]
  /// The versions of what shapes and breaks lines of own text, by name.
  public var libraries: [RunEnvironment.Version]

  /// Creates a description.
  public init(
    cmarkGFM: String,
    metrics: [String],
    fonts: [String] = [],
    libraries: [RunEnvironment.Version] = []
  ) {
    self.cmarkGFM = cmarkGFM
    self.metrics = metrics
    self.fonts = fonts
    self.libraries = libraries
  }

  /// What measured the text of a run of a record; `nil` if its heights are stated.
  ///
  /// - Parameters:
  ///   - basis: What the run's heights come from.
  ///   - record: The record; the recorded file stands before a file that the user gave.
  init?(of basis: TextBasis, in record: RunRecord) {
    guard basis != .stated else { return nil }
    let environment = record.environment
    let parser = environment.versions.first { $0.name == "cmarkGFM" }?.version ?? "unknown"
    let files = environment.metrics.map(\.sha256)
    let recorded = record.runs.contains { $0.text == .recorded } ? 1 : 0
    guard basis == .own else {
      self.init(cmarkGFM: parser, metrics: Array(files.prefix(recorded)))
      return
    }
    self.init(
      cmarkGFM: parser,
      metrics: Array(files.dropFirst(recorded)),
      fonts: environment.fonts.map(\.sha256),
      libraries: environment.versions.filter { $0.name != "cmarkGFM" }
    )
  }
}
