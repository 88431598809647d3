import ChatScenarios
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct EngineStampTests {
  private func engine(_ digest: String, length: UInt8 = 86) -> [UInt8] {
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, length, 21] + Array("timelinebench.sources".utf8)
      + Array(digest.utf8)
  }

  @Test func `The digest is that of the section at the end, and of no other form`() {
    let digest = String(repeating: "0f", count: 32)
    #expect(EngineStamp.stamp(of: engine(digest)) == digest)
    #expect(EngineStamp.stamp(of: engine(digest, length: 85)) == nil)
    #expect(EngineStamp.stamp(of: engine(String(digest.dropLast()))) == nil)
    #expect(EngineStamp.stamp(of: []) == nil)
  }

  @Test func `An engine of other sources, or of untold ones, is noted in one line`() throws {
    let own = try #require(EngineStamp.digest(ofSourcesIn: CommandProcess.root))
    #expect(EngineStamp.note(on: engine(own), named: "e") == nil)
    let other = try #require(
      EngineStamp.note(on: engine(String(repeating: "0", count: 64)), named: "e")
    )
    #expect(other.hasPrefix("e was made from other sources than the command's"))
    let silent = try #require(EngineStamp.note(on: [0], named: "e"))
    #expect(silent.hasPrefix("e does not say which sources it was made from"))
    #expect(!other.contains("\n") && !silent.contains("\n"))
  }

  @Test func `A source that is renamed or changed by a byte changes the digest`() throws {
    let folder = TemporaryFolder()
    for module in EngineStamp.modules {
      _ = folder.write("Sources/\(module)/A.swift", "let \(module.count)")
    }
    let first = try #require(EngineStamp.digest(ofSourcesIn: folder.path))
    #expect(EngineStamp.digest(ofSourcesIn: folder.path) == first)
    _ = folder.write("Sources/TimelinePage/A.swift", "let 13")
    let second = EngineStamp.digest(ofSourcesIn: folder.path)
    #expect(second != first)
    _ = folder.write("Sources/TimelinePage/B.swift", "x")
    #expect(EngineStamp.digest(ofSourcesIn: folder.path) != second)
    #expect(EngineStamp.digest(ofSourcesIn: folder.path + "/none") == nil)
  }

  /// The control: the manifest's own list.
  @Test func `The modules are the manifest's 9 pure ones, in its order`() throws {
    let path = CommandProcess.root + "/Package.swift"
    let text = String(decoding: try InputFile.read(path, as: path), as: UTF8.self)
    let start = try #require(text.firstRange(of: "let pureModules = ["))
    let end = try #require(text[start.upperBound...].firstIndex(of: "]"))
    let names = text[start.upperBound..<end].split(separator: "\"")
      .map(String.init).filter { $0.allSatisfy(\.isLetter) }
    #expect(names == EngineStamp.modules && names.count == 9)
  }
}
