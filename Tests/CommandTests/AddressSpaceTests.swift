import TestSupport
import Testing

@testable import timeline_bench

@Suite struct AddressSpaceTests {
  @Test func `With too few addresses a subcommand ends with 1 and one line, and help needs none`() {
    for word in ["run", "gate", "bench", "tune"] {
      let result = CommandProcess().run([word], before: "ulimit -v 150000 &&")
      #expect(result.code == 1 && result.lines.count == 1, "\(word): \(result.complaints)")
      #expect(result.complaints.contains("may use 150000 KiB of addresses and needs 1048576"))
    }
    #expect(CommandProcess().run(["run", "--help"], before: "ulimit -v 150000 &&").code == 0)
  }

  @Test func `The limit is the first that is refused, and one of it is enough for a run`() {
    #expect(throws: Never.self) { try AddressSpace.check() }
    #expect(throws: Never.self) { try AddressSpace.check(limit: AddressSpace.needed) }
    #expect(throws: UsageError.self) { try AddressSpace.check(limit: AddressSpace.needed - 1) }
    let folder = TemporaryFolder()
    let run = ["run", "reveal/all-ready", "--quiet", "--out", folder.path + "/out"]
    let result = CommandProcess().run(run, before: "ulimit -v \(AddressSpace.needed >> 10) &&")
    #expect(result.code == 0, "\(result.complaints)")
  }
}
