internal import ChatScenarios

/// The state of the source tree that a run was made from.
public struct SourceRevision: Equatable, Sendable {
  /// The commit, or `nil` if the folder is under no version control that can be asked.
  public var commit: String?
  /// Whether files differ from the commit, or `nil` if that is not known.
  public var isDirty: Bool?

  /// Creates a state; what is not given is not known.
  public init(commit: String? = nil, isDirty: Bool? = nil) {
    self.commit = commit
    self.isDirty = isDirty
  }

  /// The state of the tree that the running command was built in; nothing if it lies in none.
  ///
  /// No folder of the user is asked about: what its configuration says is not this command's to
  /// run.
  public static var ofExecutable: SourceRevision { current(of: PathText.executableFolder) }

  /// The name that git writes into commits; `nil` if it has none.
  public static var configuredName: String? {
    guard let line = git(["config", "user.name"], in: PathText.executableFolder) else {
      return nil
    }
    let name = String(line.prefix { $0 != "\n" })
    return name.isEmpty ? nil : name
  }

  /// Asks git for the state of the tree that a folder belongs to.
  static func current(of folder: String) -> SourceRevision {
    guard let head = git(["rev-parse", "HEAD"], in: folder) else { return SourceRevision() }
    let commit = head.prefix { $0 != "\n" }
    let isHash = commit.utf8.count >= 40 && commit.utf8.allSatisfy(isHexDigit)
    guard isHash else { return SourceRevision() }
    let changes = git(["status", "--porcelain"], in: folder)
    return SourceRevision(commit: String(commit), isDirty: changes.map { !$0.isEmpty })
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  /// The output of a git command, or `nil` if it fails or there is no git.
  private static func git(_ arguments: [String], in folder: String) -> String? {
    // The configuration of a tree can name programs that git runs by itself.
    let harmless = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    let command = ["git", "--no-optional-locks"] + harmless + ["-C", folder] + arguments
    return ChildProcess.output(of: command).map { String(decoding: $0, as: UTF8.self) }
  }
}
