#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension InputFile {
  /// Reads a plain file of any size piece by piece.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - place: How an error names the file.
  ///   - size: The most bytes of a chunk.
  ///   - take: Gets the chunks in order, none of them empty, and says whether to go on.
  /// - Throws: `InputError` if the path leads nowhere or to no plain file, if the file cannot be
  ///   read, and what `take` throws.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func readChunks(
    _ path: String,
    as place: String,
    size: Int = 1 << 20,
    _ take: ([UInt8]) throws(InputError) -> Bool
  ) throws(InputError) {
    try check(kind(of: path), at: place)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(place, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(place, errno) }
    try check(kind(of: status), at: place)
    var chunk = [UInt8](repeating: 0, count: size)
    while true {
      let count = Platform.read(descriptor, into: &chunk)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(place, errno) }
      guard count > 0, try take(Array(chunk[..<count])) else { return }
    }
  }
}
