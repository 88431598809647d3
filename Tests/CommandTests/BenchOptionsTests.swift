import BenchmarkKit
import Testing

@testable import timeline_bench

@Suite struct BenchOptionsTests {
  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try BenchOptions(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `Times and counts are measured unless something else is asked for`() throws {
    #expect(try BenchOptions([]).tiers == [.timed, .counted])
    #expect(try BenchOptions(["--tier", "counted"]).tiers == [.counted])
    #expect(
      try BenchOptions(["--require", "instructions"]).tiers == [.timed, .counted, .instructions]
    )
  }

  @Test func `A threshold is a share from 0.1 % to 100 %, with or without its sign`() throws {
    #expect(try BenchOptions(["--compare", "x", "--threshold", "10%"]).threshold == 0.1)
    #expect(try BenchOptions(["--compare", "x", "--threshold", "2.5"]).threshold == 0.025)
    #expect(message("--compare", "x", "--threshold", "0%")?.contains("no share") == true)
    #expect(message("--compare", "x", "--threshold", "nan")?.contains("no share") == true)
    #expect(message("--compare", "x", "--threshold", "five")?.contains("no share") == true)
  }

  @Test func `What decides about a comparison is repeated, what is printed is not`() throws {
    let options = try BenchOptions([
      "data", "--case", "a", "--compare", "x", "--json", "--quiet", "--tier", "counted",
      "--samples", "3", "--strict", "--tier", "timed",
    ])
    #expect(
      options.reproducing == ["--tier", "counted", "--tier", "timed", "--strict", "--samples", "3"]
    )
  }

  @Test func `What is about a comparison needs one`() {
    #expect(message("--strict")?.contains("--compare BASE") == true)
    #expect(message("--threshold", "5%")?.contains("--compare BASE") == true)
    #expect(message("--compare", "x", "--strict") == nil)
  }

  @Test func `Numbers are whole and within their range`() {
    #expect(message("--samples", "0")?.contains("no whole number from 1 to 10000") == true)
    #expect(message("--seed", "-1")?.contains("no whole number") == true)
    #expect(message("--repeat-work", "x")?.contains("no whole number") == true)
    #expect(message("--progress", "xml")?.contains("text or json") == true)
    #expect(message("--tier", "exact")?.contains("no tier exact") == true)
  }
}
