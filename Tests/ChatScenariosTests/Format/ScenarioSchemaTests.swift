import ChatScenarios
import Glibc
import StrictJSON
import TestSupport
import Testing

/// The published schema says what the reader says.
@Suite struct ScenarioSchemaTests {
  private let folder = Scenarios.root + "/Benchmarks/Scenarios/"

  private func schema() throws -> JSONValue {
    let path = folder + "scenario.schema.json"
    return try JSONDocument(InputFile.read(path, as: path)).root
  }

  private func value(_ path: StaticString...) throws -> JSONValue {
    var value = try schema()
    for key in path { value = try #require(try value.member(key)) }
    return value
  }

  @Test func `It lists the devices of the table, in its order`() throws {
    let names = try value("properties", "device", "enum").elements().map { try $0.string() }
    #expect(names == DeviceTable.names)
  }

  @Test func `It has one form for each kind of event`() throws {
    let kinds = try value("$defs", "event", "oneOf").elements().map { form in
      try #require(try form.member("properties")?.member("event")?.member("const")).string()
    }
    #expect(
      kinds == [
        "resize", "grow", "alternate", "live", "stream", "window", "epoch", "send", "touchDown",
        "touchMove", "touchUp", "drag", "composer", "tapBottom", "reduceMotion", "fling",
        "scrollTo", "keyboard", "viewport", "textSize", "stall", "refresh", "trim",
        "lowPower",
      ]
    )
  }

  @Test func `It names the version that the reader reads`() throws {
    #expect(try value("properties", "schema", "const").string() == ScenarioFile.schema)
  }

  @Test func `It closes every object that has properties`() throws {
    func check(_ value: JSONValue) throws {
      switch value.kind {
      case .object:
        if try value.member("type")?.string() == "object", try value.member("properties") != nil {
          #expect(try value.member("additionalProperties") != nil, "\(value.path)")
        }
        for member in try value.members() where member.value.kind != .string {
          try check(member.value)
        }
      case .array:
        for element in try value.elements() { try check(element) }
      default:
        break
      }
    }
    try check(try value("$defs"))
  }

  @Test(
    .enabled(
      if: system("python3 -c 'import jsonschema' >/dev/null 2>&1") == 0,
      "needs python3 with jsonschema"
    ),
    arguments: [
      ("Benchmarks/Scenarios/scenario.schema.json", "Benchmarks/Scenarios/*/*.json"),
      ("Benchmarks/Budgets/budgets.schema.json", "Benchmarks/Budgets/[!b]*.json"),
      ("Benchmarks/Costs/costs.schema.json", "Benchmarks/Costs/[!c]*.json"),
    ]
  )
  func `An independent validator accepts every shipped file and refuses a broken one`(
    schema: String,
    files: String
  ) {
    let script = """
      import glob, json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      files = glob.glob(sys.argv[2])
      assert files
      for file in files:
          value = json.load(open(file))
          validator.validate(value)
          value["unknown"] = 1
          assert not validator.is_valid(value)
      """
    let folder = TemporaryFolder()
    let path = folder.write("check.py", script)
    let root = Scenarios.root
    #expect(system("python3 \(path) '\(root)/\(schema)' '\(root)/\(files)'") == 0)
  }

  @Test(
    .enabled(
      if: system("python3 -c 'import jsonschema' >/dev/null 2>&1") == 0,
      "needs python3 with jsonschema"
    )
  )
  func `Schema and reader agree on 129 scenarios with one fault or none`() throws {
    let folder = TemporaryFolder()
    var verdicts: [String] = []
    for (index, text) in SchemaCases.all.enumerated() {
      folder.write("case-\(index).json", text)
      verdicts.append(Scenarios.refusal(of: text) == nil ? "1" : "0")
    }
    let script = folder.write(
      "check.py",
      """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      validator = jsonschema.Draft202012Validator(schema)
      wanted = sys.argv[3]
      found = "".join("01"[validator.is_valid(json.load(open(f"{sys.argv[2]}/case-{i}.json")))]
                      for i in range(len(wanted)))
      wrong = [i for i in range(len(wanted)) if wanted[i] != found[i]]
      print("cases that differ:", wrong, file=sys.stderr)
      sys.exit(1 if wrong else 0)
      """
    )
    let schema = self.folder + "scenario.schema.json"
    #expect(SchemaCases.all.count == 129)
    #expect(system("python3 \(script) '\(schema)' \(folder.path) \(verdicts.joined())") == 0)
  }
}
