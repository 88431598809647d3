import Glibc
import Testing

@testable import ChatScenarios

@Suite struct PlatformTests {
  @Test func `Error numbers are told in the system's words`() {
    #expect(Platform.words(ofError: ENOENT) == "No such file or directory")
    #expect(Platform.words(ofError: ENOSPC) == "No space left on device")
  }

  @Test func `The executable is a file that is there`() {
    let path = Platform.executablePath.flatMap(PathText.resolved)
    #expect(path.flatMap(InputFile.kind) == .file)
  }

  @Test func `What one end of a pipe is given the other end reads`() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(Platform.write([1, 2, 3], to: ends[1]) == 3)
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(Platform.read(ends[0], into: &buffer) == 3)
    #expect(buffer.prefix(4) == [1, 2, 3, 0])
    #expect(Platform.write([1], to: -1) < 0 && errno == EBADF)
  }

  @Test func `A program is started with its arguments and its output`() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let child = Platform.spawn(["echo", "a b"], output: ends[1])
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(Platform.read(ends[0], into: &buffer) == 4)
    #expect(buffer.prefix(4).elementsEqual("a b\n".utf8))
    var status: Int32 = 0
    #expect(child.map { waitpid($0, &status, 0) } == child)
    #expect(Platform.spawn([], output: 3) == nil)
  }
}
