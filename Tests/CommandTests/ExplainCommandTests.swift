import ChatScenarios
import FrameMetrics
import Testing

@Suite struct ExplainCommandTests {
  private let command = CommandProcess()

  @Test func `Every kind of name is explained`() {
    #expect(command.run("explain", "reveal/rows-settle").output.contains("covers"))
    #expect(command.run("explain", "reveal.ms").output.contains("budget    = 224 ms"))
    #expect(command.run("explain", "reveal.passDelay").output.contains("passDelayNanoseconds"))
    #expect(command.run("explain", "H-SETTLE-2").output.contains("pinned by"))
    #expect(command.run("explain", "H-SETTLE").output.split(separator: "\n").count >= 12)
    #expect(command.run("explain", "reveal.").output.contains("reveal.tolerance"))
    for key in CostTable.keys {
      let output = command.run("explain", key).output
      #expect(output.hasPrefix(key + ": "))
      #expect(output.contains("in modelled-phone, modelled"))
    }
    let prices = command.run("explain", "cost.").output.split(separator: "\n")
    #expect(prices.count { !$0.hasPrefix(" ") } == 8)
  }

  @Test func `Families, devices and profiles are explained, and offered on a near miss`() {
    for word in ["hitch", "hitch/", "hitch/*"] {
      let output = command.run("explain", word).output
      #expect(output.hasPrefix("hitch: a family of scenarios\n"))
      #expect(output.contains("\n  hitch/render-misses-60: "))
      #expect(output.hasSuffix("timeline-bench run 'hitch/*'\n"))
    }
    let device = command.run("explain", "iphone17")
    #expect(device.code == 0 && device.output.hasPrefix("iPhone 17: a device"))
    #expect(device.output.contains("402 x 874 pt, 3 pixels a point"))
    #expect(device.output.contains("120 Hz"))
    let profile = command.run("explain", "modelled-phone")
    #expect(profile.output.hasPrefix("modelled-phone: a profile of prices of work, modelled\n"))
    #expect(profile.output.contains("\n  0.75 ms cost.measure: "))
    for (word, meant) in [
      ("hithc", "hitch"), ("iPhone 177", "iPhone 17"), ("modeled-phone", "modelled-phone"),
    ] {
      let result = command.run("explain", word)
      #expect(result.code == 1 && result.complaints.contains("nearest: \(meant)"), "\(word)")
    }
  }

  @Test func `Several names are explained one after the other`() {
    let result = command.run("explain", "reveal.ms", "reveal.passDelay")
    #expect(result.output.contains("reveal.ms: "))
    #expect(result.output.contains("\n\nreveal.passDelay: "))
  }

  @Test(arguments: ["reveal.ms", "H-SETTLE-2", "reveal/all-ready", "row"])
  func `A catalogue that is given and is none is an error, whatever is explained`(name: String) {
    let result = command.run("explain", name, "--scenarios", "/none")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.complaints.contains("/none: it cannot be read: No such file or directory"))
  }

  @Test func `The rules of file formats that errors name are explained`() {
    for id in FormatRule.ids {
      #expect(command.run("explain", id).output.hasPrefix(id + ": Every "))
    }
  }

  @Test func `The sources that messages and code name are explained, or their family`() {
    let own = command.run("explain", "INJ-9").output
    #expect(own.hasPrefix("INJ-9: A scenario's name is FAMILY/SLUG"))
    let family = command.run("explain", "L-TREE-2").output
    #expect(family.hasPrefix("L-TREE-2 is one of a family of sources: The index of row heights"))
    #expect(command.run("explain", "reveal.ms").output.contains("source    M-REVEAL-1: The time"))
  }

  @Test func `No line is wider than 100 columns, unless a single word is`() {
    for name in ["reveal.ms", "model.passGranularity", "H-SETTLE", "reveal/rows-settle", "model."] {
      for line in command.run("explain", name).output.split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }

  @Test func `Metrics, keys, rules, scenarios, families and devices never share a name`() throws {
    let catalog = try ScenarioCatalog(folder: CommandProcess.root + "/Benchmarks/Scenarios")
    let names =
      Metric.allCases.map(\.name.description) + ConstantTable.keys + CostTable.keys
      + RuleTable.all.map(\.id)
      + RuleTable.families + catalog.names.map(\.description) + catalog.families
      + DeviceTable.names + CostTable.profileNames
    #expect(Set(names).count == names.count)
  }
}
