#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What counts of memory depend on: the compiler, the processor, the C library, and whether the
/// build is optimised.
///
/// Source: BM-TIER-2.
public enum ToolchainKey {
  /// The key of this build on this machine, such as `swift-6.3.1_x86_64_glibc2.36`.
  public static var current: String {
    let version = RunEnvironment.swiftVersion.utf8.map { byte in
      byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte
    }
    let build = RunEnvironment.buildMode == "release" ? "" : "_" + RunEnvironment.buildMode
    return "swift-" + String(decoding: version, as: UTF8.self) + "_" + processor + "_" + library
      + build
  }

  /// The kind of processor that this build is for.
  public static var processor: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "other"
    #endif
  }

  private static var library: String {
    #if canImport(Darwin)
    return "darwin"
    #else
    var buffer = [CChar](repeating: 0, count: 64)
    // The answer is such as `glibc 2.36`; musl knows no such question.
    guard confstr(Int32(_CS_GNU_LIBC_VERSION), &buffer, buffer.count) > 0 else { return "unknown" }
    let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    #endif
  }
}
