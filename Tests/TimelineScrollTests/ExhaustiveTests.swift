import Testing
import TestSupport

@Suite struct ExhaustiveTests {
  @Test func `A world without choices has one combination`() {
    #expect(Exhaustive.expect { _ in nil } == 1)
  }

  @Test func `The first 3 combinations that fail are printed and all are counted`() {
    let (count, messages) = Exhaustive.messages { choices in
      let value = choices.below(6)
      return value > 0 ? "\(value)" : nil
    }
    #expect(count == 6)
    #expect(
      messages == [
        "combination 2: 1", "combination 3: 2", "combination 4: 3", "5 combinations fail",
      ]
    )
  }

  @Test func `A failing combination is recorded`() {
    withKnownIssue { Exhaustive.expect { $0.below(9) > 6 ? "too much" : nil } }
  }
}
