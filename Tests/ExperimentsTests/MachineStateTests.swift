import ChatScenarios
import Experiments
import Testing

@Suite struct MachineStateTests {
  @Test(.enabled(if: InputFile.kind(of: "/proc/loadavg") != nil))
  func `Linux tells load, cores and whether addresses are random`() throws {
    #expect(try #require(MachineState.loadAverage) >= 0)
    #expect(try #require(MachineState.cores) >= 1)
    #expect(MachineState.randomizesAddresses != nil)
  }
}
