/// What a run was made with: enough to tell whether two records can be compared.
///
/// Source: BM-ENV-1.
public struct RunEnvironment: Equatable, Sendable {
  /// A file that text was measured with, and its digest.
  public struct File: Equatable, Sendable {
    /// The font file's name without its folder, or what a metrics file calls itself.
    public var name: String
    /// The SHA-256 digest of the file as 64 hex digits.
    public var sha256: String

    /// Creates the entry of a file.
    public init(name: String, sha256: String) {
      self.name = name
      self.sha256 = sha256
    }
  }

  /// A library or tool and its version.
  public struct Version: Equatable, Sendable {
    /// The key in the record, such as `harfBuzz`.
    public var name: String
    /// The version.
    public var version: String

    /// Creates the entry of a version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The fonts that text was measured with; empty if none were needed.
  public var fonts: [File]
  /// The metrics files that text was measured with in place of fonts.
  ///
  /// Source: T-DET-2, T-DET-6.
  public var metrics: [File]
  /// The versions of what measures text, and of Swift.
  public var versions: [Version]
  /// The state of the source.
  public var revision: SourceRevision

  /// Creates a description.
  public init(
    fonts: [File],
    metrics: [File] = [],
    versions: [Version],
    revision: SourceRevision
  ) {
    self.fonts = fonts
    self.metrics = metrics
    self.versions = versions
    self.revision = revision
  }

  /// The version of the Swift compiler that built the command, as far as the compiler tells.
  public static var swiftVersion: String {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3.2)
    "6.3.2 or newer"
    #elseif compiler(>=6.3.1)
    "6.3.1"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "older than 6.3"
    #endif
  }

  /// How the command was built.
  public static var buildMode: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }
}
