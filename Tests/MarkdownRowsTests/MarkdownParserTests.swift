import Synchronization
import Testing

@testable import MarkdownRows

#if canImport(Glibc)
import Glibc
#endif

/// The suite is serial: its control parses without the lock, which must not meet other parses of
/// the suite.
@Suite(.serialized) struct MarkdownParserTests {
  private static let text = Array(
    ("| a | b |\n|---|---|\n| ~~c~~ | www.example.org |\n\n"
      + "**d** ~~e~~ f@example.org `g` [h](i) *j*\n").utf8
  )

  /// The number of parses of 4 threads whose document differs from the right one.
  private func wrongParses(count: Int, isLocked: Bool) -> Int {
    let text = MarkdownParserTests.text
    let expected = MarkdownDocument(text)
    let wrong = Atomic(0)
    withThreads(4) {
      for _ in 0..<count {
        let document = text.withUnsafeBufferPointer { bytes in
          isLocked
            ? MarkdownDocument(parsing: bytes)
            : MarkdownDocument(MarkdownParser.parseWithoutLock(bytes), byteCount: bytes.count)
        }
        if document != expected { wrong.add(1, ordering: .relaxed) }
      }
    }
    return wrong.load(ordering: .relaxed)
  }

  /// Runs `body` on threads of its own, so that parses really overlap.
  private func withThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let box = Unmanaged.passRetained(Box(body))
      pthread_create(
        &thread,
        nil,
        { argument in
          if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        },
        box.toOpaque()
      )
      threads.append(thread)
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// T-LOCK-3, MD-10.
  @Test func `4 threads with 5,000 parses each get 0 wrong trees under the lock`() {
    #expect(wrongParses(count: 5_000, isLocked: true) == 0)
  }

  /// T-LOCK-1.
  @Test func `Without the lock some trees are wrong, so the race test can fail`() async {
    // The parses run in a process of their own: other tests must not meet them.
    await #expect(processExitsWith: .success) {
      let suite = MarkdownParserTests()
      for _ in 0..<20 where suite.wrongParses(count: 5_000, isLocked: false) > 0 {
        exit(0)
      }
      exit(1)
    }
  }
}
