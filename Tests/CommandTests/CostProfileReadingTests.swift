import ChatScenarios
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct CostProfileReadingTests {
  private let folder = TemporaryFolder()

  private func refusal(_ text: String) -> String? {
    do {
      _ = try CostProfile.read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A shipped profile is read by its name, a file by its path`() throws {
    #expect(try CostProfile.read("modelled-phone") == CostTable.profile(named: "modelled-phone"))
    let path = CommandProcess.root + "/Benchmarks/Costs/example.json"
    #expect(try CostProfile.read(path).name == "modelled-example")
  }

  @Test func `What is neither is one line with the nearest name`() {
    #expect(
      refusal("modelled-hone")
        == "--cost modelled-hone: no such file or profile; nearest: modelled-phone, "
        + "modelled-slow-phone"
    )
    #expect(refusal("/none/costs.json") == "/none/costs.json: no such file")
    let file = folder.write("costs.json", "{}")
    #expect(refusal(file)?.hasPrefix(file + ": byte 0: FORMAT-1: ") == true)
  }
}
