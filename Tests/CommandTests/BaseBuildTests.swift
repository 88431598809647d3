import ChatScenarios
import Experiments
import Glibc
import TestSupport
import Testing

@testable import timeline_bench

/// The base of `bench --compare REVISION`, in a repository of its own with a `swift` that only
/// writes down what it is asked for and copies a command that is there.
@Suite struct BaseBuildTests {
  private let folder = TemporaryFolder()
  private let mode = RunEnvironment.buildMode
  private var root: String { folder.path + "/repository" }
  private var log: [String] {
    let path = folder.path + "/log"
    let bytes = (try? InputFile.read(path, as: path)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Makes the repository with the command in it, and a `swift` that runs a script.
  private func prepare(swift script: String) throws {
    let own = PathText.executableFolder + "/timeline-bench"
    folder.write("bin/swift", "#!/bin/sh\necho \"$@\" >>'\(folder.path)/log'\n" + script)
    folder.write("repository/.gitignore", ".build\n")
    let script = """
      chmod +x '\(folder.path)/bin/swift' && mkdir -p '\(root)/.build/\(mode)' &&
      { ln -f '\(own)' '\(root)/.build/\(mode)/timeline-bench' 2>/dev/null ||
      cp '\(own)' '\(root)/.build/\(mode)/timeline-bench'; } && cd '\(root)' && git init -q &&
      git add .gitignore && git -c user.name=me -c user.email=me@localhost commit -q --allow-empty \
      -m 'A start' && git tag -f v1
      """
    try #require(Program(["sh", "-c", script]).run()?.code == 0)
  }

  private func compare(_ revision: String) throws -> Program.Outcome {
    let program = Program(
      [
        root + "/.build/\(mode)/timeline-bench", "bench", "--compare", revision, "--case",
        "coordinator/idle-frame-1000", "--tier", "timed", "--seconds", "1", "--quiet",
      ],
      variables: [("PATH", folder.path + "/bin:" + Console.variable("PATH"))]
    )
    return try #require(program.run())
  }

  /// The trees that the repository has beside its own.
  private func trees() throws -> Int {
    let list = try #require(Program(["git", "-C", root, "worktree", "list"]).run())
    return list.output.split(separator: UInt8(ascii: "\n")).count - 1
  }

  /// What lies where bases are kept.
  private var kept: [String] {
    (try? InputFile.names(inFolder: root + "/.build/compare", as: "compare")) ?? []
  }

  @Test func `A revision is built once, in a tree that goes afterwards, and compared`() throws {
    try prepare(
      swift: """
        for word; do tree=$word; done
        mkdir -p "$tree/.build/\(mode)"
        cp "$(dirname "$0")/../repository/.build/\(mode)/timeline-bench" "$tree/.build/\(mode)/"
        """
    )
    for _ in 0..<2 {
      let outcome = try compare("v1")
      #expect(outcome.code == 0, "\(outcome.complaint)")
      let text = String(decoding: outcome.output, as: UTF8.self)
      #expect(text.contains("exact or counted figures are the same"))
    }
    #expect(log.count == 1)
    let commit = try #require(Program(["git", "-C", root, "rev-parse", "v1"]).run())
    let name = String(decoding: commit.output.prefix(40), as: UTF8.self) + "-" + mode
    let resolved = PathText.resolved(root) ?? root
    #expect(
      log.first == "build -c \(mode) --product timeline-bench --package-path "
        + resolved + "/.build/compare/tree-" + name
    )
    #expect(try trees() == 0)
    #expect(kept == [name])
  }

  @Test func `A base that cannot be built is 5, with what the build said last, and leaves no tree`()
    throws
  {
    for (script, reason) in [
      ("echo 'a.swift:1: error: no module X'\necho z >&2", "a.swift:1: error: no module X"),
      ("echo y\necho z >&2", "z"), (":", "exit code 1"),
    ] {
      try prepare(swift: script + "\nexit 1\n")
      let outcome = try compare("v1")
      #expect(outcome.code == 5 && outcome.output.isEmpty)
      #expect(outcome.complaint.hasPrefix("timeline-bench: --compare: "))
      #expect(outcome.complaint.hasSuffix(" cannot be built here: " + reason))
      #expect(try trees() == 0 && kept.isEmpty)
    }
  }

  @Test func `A build that makes no command is 5`() throws {
    try prepare(swift: "exit 0\n")
    let outcome = try compare("v1")
    #expect(outcome.code == 5)
    #expect(outcome.complaint.hasSuffix("/timeline-bench cannot be written"))
    #expect(try trees() == 0)
  }

  @Test(arguments: ["v2", "--exec=touch x", "v1:.gitignore"])
  func `What is no revision is 1, and nothing is built`(revision: String) throws {
    try prepare(swift: "exit 1\n")
    let outcome = try compare(revision)
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(outcome.complaint.contains("is no revision, no command and no file of bench --json"))
    #expect(log.isEmpty && InputFile.kind(of: root + "/.build/compare") == nil)
  }
}
