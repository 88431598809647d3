import Testing

@Suite struct SwiftBodyTests {
  private func bodies(_ source: String) -> [SwiftBody] {
    SwiftBody.all(in: SourceFile(path: "A.swift", text: source).tokens)
  }

  @Test func `A body runs from its declaration to its closing brace`() {
    let found = bodies(
      """
      struct A {
        init(b: Int = { 1 }()) {
          self.b = b
        }
        var c: Int {
          b
        }
        func d<T>(_ t: T, e: [Int]) -> [T] where T: Equatable {
          func inner() { t }
          return [t]
        }
      }
      """
    )
    #expect(
      found == [
        SwiftBody(keyword: "init", firstLine: 2, lastLine: 4),
        SwiftBody(keyword: "var", firstLine: 5, lastLine: 7),
        SwiftBody(keyword: "func", firstLine: 8, lastLine: 11),
        SwiftBody(keyword: "func", firstLine: 9, lastLine: 9),
      ]
    )
  }

  @Test func `Requirements, stored properties and calls have no body`() {
    let found = bodies(
      """
      protocol P {
        init(a: Int)
        func b()
        static func c() -> Int
      }
      struct S {
        var d = [1].map { $0 }
        var e: Int
        let f = T.init(g: 1)
      }
      """
    )
    #expect(found.isEmpty)
  }

  @Test func `A body that never closes is none`() {
    #expect(bodies("func a() { if b {").isEmpty)
  }
}
