import Testing

@testable import MarkdownRows

@Suite struct ClusterCacheTests {
  /// T-WORD-4.
  @Test func `A kept word comes back with its clusters until the cache is emptied`() {
    var cache = ClusterCache()
    for index in 0..<3_000 {
      let word = Array("word-\(index)".utf8)
      let clusters = word.map { ClusterAdvance(units: UInt32($0), byteCount: 1, isTracked: true) }
      word.withUnsafeBufferPointer { bytes in
        #expect(cache.find(bytes, .regular) == nil)
        cache.add(bytes, .regular, clusters[...])
        #expect(cache.find(bytes, .regular).map(Array.init) == clusters)
        #expect(cache.find(bytes, .bold) == nil)
      }
    }
    cache.removeAll()
    Array("word-2999".utf8).withUnsafeBufferPointer { #expect(cache.find($0, .regular) == nil) }
  }

  @Test func `A word that would fill the cache alone is not kept`() {
    var cache = ClusterCache()
    let word = [UInt8](repeating: 0x61, count: ClusterCache.byteLimit)
    word.withUnsafeBufferPointer { bytes in
      cache.add(bytes, .regular, [])
      cache.add(bytes, .regular, [ClusterAdvance(units: 1, byteCount: 1, isTracked: true)][...])
      #expect(cache.find(bytes, .regular).map(\.count) == 0)
    }
  }
}
