import Foundation
import Testing
import TestSupport

@Suite struct GoldenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("timeline-bench-golden-\(UUID().uuidString)")

  private func failure(_ lines: [String], reason: String? = nil) -> String? {
    Golden(folder: folder.path, reason: reason).failure(lines, in: "family/slug", lookAt: "the end")
  }

  @Test func `Lines are written for a reason, then compared, and the first difference is shown`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(failure(["a", "b"])?.contains("no such golden file") == true)
    #expect(failure(["a", "b"], reason: "new") == "family/slug: written (new)")
    let file = folder.appendingPathComponent("family/slug.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "# the end\na\nb\n")
    #expect(failure(["a", "b"]) == nil)
    #expect(failure(["a", "c"])?.hasPrefix("family/slug, line 3:\n- b\n+ c\n") == true)
    #expect(failure(["a"])?.hasPrefix("family/slug, line 3:\n- b\n+ \n") == true)
  }

  @Test func `More than 200 lines are refused`() {
    let lines = Array(repeating: "x", count: 200)
    #expect(failure(lines, reason: "big") == "family/slug: 201 lines, more than 200")
  }
}
