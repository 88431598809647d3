import ChatScenarios
import TestSupport
import Testing

/// Canaries through every writer: what is printed, and every file that a command leaves.
///
/// Covers `CanaryInput`.
@Suite struct CanaryTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private var out: String { folder.path + "/own-home/run" }

  /// The commands that read runs and inputs, each with everything that it can write.
  private func commands(_ input: String) -> [[String]] {
    let own = ["--input", input]
    let page = folder.path + "/out/page.html"
    let formats = [
      "perfetto", "junit", "gha", "jmh", "gbench", "bmf", "hyperfine", "csv", "markdown",
    ]
    let tune = ["tune", "--vary", "reveal.stillPasses=2,3", "input/open"] + own
    return [
      ["run", "--json", "--out", out] + own, ["run", "--out", out] + own,
      ["gate"] + own, ["gate", "--json", "--junit", folder.path + "/out/gate.xml"] + own,
      ["accept", "--reason", "why", "--who", "me", "--baseline", folder.path + "/out/base.json"]
        + own,
      ["gate", "--baseline", folder.path + "/out/base.json"] + own, ["explain", "row"] + own,
      ["explain", "row", "--row", "99"] + own, ["run", "--out", out, "reveal/none"] + own,
      tune + ["--out", folder.path + "/out"], tune + ["--json", "--out", folder.path + "/out"],
      ["merge", folder.path + "/out/tune.json"],
    ]
      + formats.map { ["export", out, "--format", $0, "-o", folder.path + "/out/" + $0] }
      + [
        ["report", out, "-o", page, "--base", out], ["compare", out, out], ["replay", out],
        ["replay", out, "--anew"] + own,
        ["play", "input/open input 1", "--run", out, "--at", "500ms"],
        ["play", "input/open input 1", "--run", out, "--tick", "352800000"],
        ["profile", "--rounds", "1", "--each", "--folded", folder.path + "/out/stacks.folded"]
          + own,
        ["profile", "--rounds", "1", "--json", "--perfetto", folder.path + "/out/host.json"] + own,
        ["verify", "--trace", out + "/traces/input/open.trace"],
        ["import", input, "-o", folder.path + "/history/chat.json"],
      ]
  }

  /// Every file below a folder, by its path in it.
  private func files(in path: String, below prefix: String = "") -> [(name: String, bytes: [UInt8])]
  {
    let names = (try? InputFile.names(inFolder: path, as: path)) ?? []
    return names.flatMap { name -> [(name: String, bytes: [UInt8])] in
      let file = path + "/" + name
      guard InputFile.kind(of: file) == .folder else {
        return [(prefix + name, (try? InputFile.read(file, as: file)) ?? [])]
      }
      return files(in: file, below: prefix + name + "/")
    }
  }

  /// PRIV-1, PRIV-2, PRIV-4.
  @Test(arguments: CanaryInput.allCases)
  func `No writer lets a canary of an input out`(kind: CanaryInput) {
    let input = kind.write(into: folder)
    var codes: [Int32] = []
    for arguments in commands(input) {
      let result = command.run(arguments)
      codes.append(result.code)
      let text = result.output + result.complaints
      #expect(Canaries.leaks(in: Array(text.utf8)) == [], "\(arguments)")
      let isExpected = result.code == 0 || text.contains("99") || text.contains("none")
      #expect(isExpected || arguments[0] == "import" || result.code == 2, "\(arguments): \(text)")
    }
    #expect(codes.count == 31)
    let annotated = command.run(
      ["gate", "--baseline", folder.path + "/out/base.json", "--set", "reveal.passDelay=48ms"]
        + ["--input", input],
      before: "env GITHUB_ACTIONS=true GITHUB_WORKSPACE='\(CommandProcess.root)'"
    )
    #expect(annotated.complaints.contains("::error file=Benchmarks/Scenarios/input/"))
    #expect(Canaries.leaks(in: Array(annotated.complaints.utf8)) == [])
    let written = files(in: out) + files(in: folder.path + "/out")
    #expect(written.count >= 14)
    for file in written {
      #expect(Canaries.leaks(in: file.bytes) == [], "\(file.name)")
      // Nor does a file say where the user's files lie.
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains(folder.path), "\(file.name)")
    }
  }

  /// PRIV-1.
  @Test(arguments: CanaryInput.allCases.filter { $0.broken != nil })
  func `No line about a broken input holds a canary`(kind: CanaryInput) {
    let input = folder.write("broken-" + kind.rawValue, kind.broken ?? "")
    for arguments in [
      ["run", "--input", input, "--out", out], ["gate", "--input", input],
      ["explain", "row", "--input", input],
      ["import", input, "-o", folder.path + "/history.json"],
      ["tune", "--vary", "reveal.stillPasses=2,3", "--input", input],
    ] {
      let result = command.run(arguments)
      #expect(result.code == 1, "\(arguments)")
      let text = result.output + result.complaints
      // A history is no export, whatever is wrong with it.
      let isNamed = text.contains("byte ") || text.contains("this is a history already")
      #expect(isNamed, "\(text)")
      #expect(Canaries.leaks(in: Array(text.utf8)) == [], "\(text)")
    }
    #expect(files(in: folder.path + "/own-home").isEmpty)
  }

  /// PRIV-3, PRIV-4: the control that the other tests can fail.
  @Test(arguments: CanaryInput.allCases)
  func `With --include-text the record holds the text, and the exports still do not`(
    kind: CanaryInput
  ) {
    let input = kind.write(into: folder)
    let result = command.run(
      "run",
      "input/open",
      "--input",
      input,
      "--out",
      out,
      "--json",
      "--include-text"
    )
    #expect(result.code == 0)
    let leaks = Canaries.leaks(in: Array(result.output.utf8))
    for word in ["axolotltext", "bitterncode", "cassowarylink", "fulmartitle", "dunlinalternate"] {
      #expect(leaks.contains(word))
    }
    for format in ["junit", "csv", "markdown", "perfetto"] {
      let exported = command.run("export", out, "--format", format)
      #expect(exported.code == 0 && Canaries.leaks(in: Array(exported.output.utf8)) == [])
    }
  }

  @Test func `doctor and the lists know nothing of the user's folders`() {
    let elsewhere = CommandProcess(folder: folder.makeFolder("hoopoefile"))
    for arguments in [["list"], ["list", "keys"], ["schema"], ["--version"], ["--help"]] {
      let result = elsewhere.run(arguments)
      #expect(Canaries.leaks(in: Array((result.output + result.complaints).utf8)) == [])
    }
  }
}
