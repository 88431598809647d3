import Foundation
import Testing
import TimelineTrace

@testable import TimelineFilm

@Suite struct FilmNamesTests {
  private func lists() throws -> [String: [String]] {
    let value = try JSONSerialization.jsonObject(with: Data(FilmNames.json()))
    return try #require(value as? [String: [String]])
  }

  @Test func `The names of 12 sets are there in the order of their numbers`() throws {
    let lists = try lists()
    #expect(lists.count == 12)
    #expect(lists["marks"] == FilmMark.allCases.map(\.name.description))
    #expect(lists["reasons"]?[Int(SettleReason.rowHeight.rawValue)] == "rowHeight")
    #expect(lists["fates"]?[Int(LoadFate.late.rawValue)] == "late")
    #expect(lists["inputs"]?.count == InputKind.allCases.count)
  }
}
