internal import ChatScenarios
internal import Experiments

/// Another revision of this project, built in a worktree of its own.
///
/// The worktree lies in a folder that git ignores and goes as soon as the build has ended, however
/// it ended; the built command stays there, so that the next comparison with the revision begins at
/// once.
struct BaseBuild {
  /// The command that was built.
  let path: String
  /// The commit that it was built from.
  let commit: String

  /// Builds a revision, unless it was built before.
  ///
  /// - Parameters:
  ///   - revision: What git is asked for.
  ///   - tell: Takes a line of progress.
  /// - Throws: `UsageError` if there is no such revision; `MissingToolError` if it cannot be built.
  init(_ revision: String, tell: (String) -> Void) throws {
    guard let root = BaseBuild.git(["rev-parse", "--show-toplevel"], in: PathText.executableFolder)
    else {
      throw MissingToolError(
        message: "--compare: no git can be asked, or the command lies in no worktree of its own"
      )
    }
    let asked = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    guard let commit = BaseBuild.git(asked, in: root), commit.utf8.count >= 40 else {
      throw UsageError(
        "--compare: \(revision) is no revision, no command and no file of bench --json"
      )
    }
    let mode = RunEnvironment.buildMode
    let folder = root + "/.build/compare"
    let name = commit + "-" + mode
    self.commit = commit
    path = folder + "/" + name + "/timeline-bench"
    guard !Platform.isExecutable(path) else { return }
    let tree = folder + "/tree-" + name
    // What a run before this one has left, which was ended by force.
    BaseBuild.remove(tree, in: root)
    defer { BaseBuild.remove(tree, in: root) }
    tell("building \(commit.prefix(12)) in \(tree); this takes minutes")
    guard BaseBuild.git(["worktree", "add", "--detach", "--quiet", tree, commit], in: root) != nil
    else { throw MissingToolError(message: "--compare: git cannot make a worktree in \(tree)") }
    let build = Program(
      ["swift", "build", "-c", mode, "--product", "timeline-bench", "--package-path", tree]
    )
    guard let outcome = build.run() else {
      throw MissingToolError(message: "--compare: swift, which builds the base, is not installed")
    }
    guard outcome.code == 0 else {
      throw MissingToolError(
        message: "--compare: \(commit.prefix(12)) cannot be built here: "
          + BaseBuild.reason(outcome)
      )
    }
    let made = tree + "/.build/" + mode + "/timeline-bench"
    let copy = Program([
      "sh", "-c", #"mkdir -p "$1" && cp "$2" "$1/""#, "sh", folder + "/" + name, made,
    ])
    guard copy.run()?.code == 0, Platform.isExecutable(path) else {
      throw MissingToolError(message: "--compare: \(path) cannot be written")
    }
  }

  /// The first error that a build tells of, which may stand among its other lines.
  private static func reason(_ outcome: Program.Outcome) -> String {
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    if let line = lines.first(where: { $0.contains("error: ") }) { return String(line) }
    return outcome.complaint.isEmpty ? "exit code \(outcome.code)" : outcome.complaint
  }

  private static func remove(_ tree: String, in root: String) {
    if InputFile.kind(of: tree) != nil {
      _ = git(["worktree", "remove", "--force", tree], in: root)
      // A folder that git no longer knows stays otherwise.
      _ = Program(["rm", "-rf", "--", tree]).run()
    }
    _ = git(["worktree", "prune"], in: root)
  }

  /// The first line of what git says; `nil` if it fails.
  private static func git(_ arguments: [String], in folder: String) -> String? {
    let command = ["git", "-c", "core.hooksPath=/dev/null", "-C", folder] + arguments
    guard let outcome = Program(command).run(), outcome.code == 0 else { return nil }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }
}
