import Testing

@Suite struct RepositoryTests {
  @Test func `The repository is found, with its manifest, sources and scripts`() {
    #expect(Repository.swiftFiles.count > 50)
    #expect(Repository.file("Sources/TimelineUnits/Length.swift") != nil)
    #expect(Repository.manifest.modules.count >= 12)
    #expect(Repository.manifest.pureModules.count == 9)
  }

  @Test func `Build products and outputs are not read`() {
    #expect(Repository.files.allSatisfy { !$0.path.contains(".build") })
    #expect(Repository.isIgnored(".build-thread"))
    #expect(Repository.isIgnored("out"))
    #expect(!Repository.isIgnored(".ci"))
  }
}
