internal import ChatScenarios

/// `timeline-bench schema`: the JSON Schemas of the files that people write.
struct SchemaCommand {
  /// The options that `schema` understands.
  static let specs = ListCommand.specs

  /// The formats, and where their schemas lie beside the scenarios.
  static let formats = [
    (name: "scenario", path: "scenario.schema.json", what: "a scenario"),
    (name: "budgets", path: "../Budgets/budgets.schema.json", what: "the budgets of a family"),
    (name: "costs", path: "../Costs/costs.schema.json", what: "prices of work, for --cost"),
    (name: "metrics", path: "../Metrics/metrics.schema.json", what: "metrics, for --metrics"),
  ]

  let console: Console

  /// Prints the schema that the arguments name, or which there are.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: SchemaCommand.specs)
    guard parsed.operands.count <= 1 else { throw UsageError("schema takes one name") }
    guard let word = parsed.operands.first else {
      var table = TextTable(header: ["schema", "of"])
      for format in SchemaCommand.formats { table.add([format.name, format.what]) }
      for line in table.text(within: console.width) { console.print(line) }
      return
    }
    guard let format = SchemaCommand.formats.first(where: { $0.name == word }) else {
      let names = SchemaCommand.formats.map(\.name)
      throw UsageError(
        "unknown schema \(word)" + NearestNames.hint(for: word, among: names, orSee: "schema")
      )
    }
    let folder = try ScenarioCatalog.locate(given: parsed.value("--scenarios")).folder
    let path = folder + "/" + format.path
    console.print(bytes: try InputFile.read(path, as: path))
  }
}
