import ChatScenarios
import Testing

@testable import timeline_bench

@Suite struct RunOptionsTests {
  private func message(_ arguments: String...) -> String? {
    do {
      _ = try RunOptions(arguments)
      return nil
    } catch let error as UsageError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func `Defaults run everything into out/latest with the scenarios' own settings`() throws {
    let options = try RunOptions([])
    #expect(options.scenarios == [] && options.inputs == [] && options.settings == [])
    #expect(options.device == nil && options.seed == nil && options.catalogFolder == nil)
    #expect(options.jobs >= 1)
    #expect(options.out == "out/latest")
    #expect(!options.printsJSON && !options.isQuiet && !options.includesText)
    #expect(options.reproducing == [])
  }

  @Test func `What changes a result is repeated by the command that a failure names`() throws {
    let options = try RunOptions([
      "a/b", "--device", "iphone17", "--set", "reveal.passDelay=48ms", "--seed", "7",
      "--reduce-motion", "--jobs", "3", "--out", "x", "--scenarios", "s", "--quiet",
    ])
    #expect(options.jobs == 3)
    #expect(
      options.reproducing == [
        "--scenarios", "s", "--device", "iPhone 17", "--set", "reveal.passDelay=48ms",
        "--reduce-motion", "--seed", "7",
      ]
    )
  }

  @Test func `Prices given with --set stand apart from constants, and costs are repeated`() throws {
    let options = try RunOptions([
      "--set", "cost.measure=2ms", "--set", "reveal.passDelay=48ms", "--cost", "modelled-phone",
    ])
    #expect(options.cost == "modelled-phone")
    #expect(options.settings.map(\.key) == ["reveal.passDelay"])
    #expect(options.prices.map(\.key) == ["cost.measure"])
    #expect(
      options.reproducing == [
        "--set", "reveal.passDelay=48ms", "--set", "cost.measure=2ms", "--cost", "modelled-phone",
      ]
    )
    #expect(message("--set", "cost.mesure=2ms")?.contains("nearest: cost.measure") == true)
  }

  @Test func `Numbers lie in their range`() {
    #expect(message("--seed", "0") == nil)
    #expect(message("--seed", "9007199254740991") == nil)
    #expect(
      message("--seed", "9007199254740992")
        == "--seed: 9007199254740992 is no whole number from 0 to 9007199254740991"
    )
    #expect(message("--jobs", "256") == nil)
    for text in ["0", "257", "-1", "1.5", "x", "99999999999999999999"] {
      #expect(message("--jobs", text) == "--jobs: \(text) is no whole number from 1 to 256")
    }
  }

  @Test func `Every option is described in a line of help that is a sentence`() {
    for spec in RunOptions.specs {
      #expect(spec.summary.hasSuffix("."), "\(spec.name)")
      #expect(spec.name.hasPrefix("--"))
    }
  }
}
