internal import ChatScenarios
internal import StrictJSON

/// `timeline-bench new`: a scenario to start from, with budgets beside it.
struct NewCommand {
  /// The options that `new` understands.
  static let specs = [
    OptionSpec(
      "--scenarios",
      value: "DIR",
      "The folder to write into; default: Scenarios. Budgets go into its folder Budgets."
    )
  ]

  let console: Console

  /// Writes the scenario that the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been written then.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: NewCommand.specs)
    guard let word = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("new what? A scenario's name, such as my/first-reveal")
    }
    guard let name = ScenarioName(word) else {
      throw UsageError(
        "\(word) is no scenario's name: it is family/slug, each 1 to 64 of a-z, 0-9 and -"
      )
    }
    guard !ScenarioCatalog.holdsBudgets(name.family) else {
      throw UsageError("\(word): a folder of scenarios has its budgets in \(name.family)")
    }
    let folder = parsed.value("--scenarios") ?? "Scenarios"
    let scenario = "\(folder)/\(name.family)/\(name.slug).json"
    let budgets = try ScenarioCatalog.budgetsFolder(of: folder) + "/\(name.family).json"
    guard InputFile.kind(of: scenario) == nil else {
      throw UsageError("\(scenario) is there already and stays as it is")
    }
    try OutputFile.write(NewCommand.scenario(name), to: scenario)
    console.print("scenario: " + TerminalText.escaped(scenario))
    if InputFile.kind(of: budgets) == nil {
      try OutputFile.write(NewCommand.budgets(name), to: budgets)
      console.print("budgets:  " + TerminalText.escaped(budgets))
    } else {
      console.print("budgets:  add \(name.slug) to " + TerminalText.escaped(budgets))
    }
    let command = ["timeline-bench", "run", name.description, "--scenarios", folder]
    console.print("run it:   " + ShellText.command(command))
  }

  /// A scenario that opens a chat, streams into its last row and drags, with notes on each part.
  static func scenario(_ name: ScenarioName) -> [UInt8] {
    let notes = """
      rows: the first window, top to bottom. A group has a height in pt, a formula of heights, or \
      text of a corpus or an input; 'preparation' says when a row can be measured. \
      older: pages that the list asks for when it nears its top. \
      events: what happens and when; times are in ms of virtual time. Here the reply grows by \
      80 pt/s while the reader drags the list down and lets it go. \
      constants: what differs from the product, such as {"reveal.passDelay": "48ms"}. \
      'timeline-bench list keys' and 'list devices' name what there is, 'timeline-bench schema \
      scenario' describes every field. Only inputs stand here; what has to come out stands in the \
      budgets.
      """
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", ScenarioFile.schema)
      writer.member("title", "\(name): say in one line what happens")
      writer.member("notes", notes)
      writer.member("device", "iPhone 17")
      writer.member("durationMs", 4_000)
      writer.member("rows") { writer in
        writer.array { writer in
          writer.raw(
            (#"{ "name": "history", "count": 60, "#
              + #""heightPt": { "base": 44, "step": 37, "modulo": 260 } }"#).utf8
          )
          writer.raw(
            #"{ "name": "reply", "heightPt": 60, "preparation": { "takesMs": 40 } }"#.utf8
          )
        }
      }
      writer.member("older") { writer in
        writer.array {
          $0.raw(#"{ "rows": [{ "heightPt": 90, "count": 30 }], "latencyMs": 300 }"#.utf8)
        }
      }
      writer.member("events") { writer in
        writer.array { writer in
          writer.raw(
            (#"{ "atMs": 1000, "event": "stream", "row": "reply", "ptPerSecond": 80, "#
              + #""everyMs": 50, "untilMs": 3000 }"#).utf8
          )
          writer.raw(
            #"{ "atMs": 2000, "event": "drag", "fromPt": 100, "toPt": 600, "durationMs": 300 }"#
              .utf8
          )
        }
      }
    }
    return writer.finish()
  }

  /// Budgets that a chat keeps which does nothing wrong.
  static func budgets(_ name: ScenarioName) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", "timelinebench.budgets/1")
      writer.member("everyScenario") { writer in
        writer.object { writer in
          writer.member("faults.count") { $0.raw(#"{ "equals": 0 }"#.utf8) }
        }
      }
      writer.member("scenarios") { writer in
        writer.object { writer in
          writer.member(name.slug) { writer in
            writer.object { writer in
              writer.member("reveal.ms") { $0.raw(#"{ "atMost": 1000 }"#.utf8) }
              writer.member("cadence.max") { $0.raw(#"{ "atMost": 6 }"#.utf8) }
              writer.member("hold.appliedWhileDragging") { $0.raw(#"{ "equals": 0 }"#.utf8) }
            }
          }
        }
      }
    }
    return writer.finish()
  }
}
