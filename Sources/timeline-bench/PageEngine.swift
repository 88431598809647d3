internal import ChatScenarios

/// The engine of a page, as a file of wasm.
enum PageEngine {
  /// Where `Benchmarks/Page/build` puts it.
  static let standard = "out/page/engine.wasm"

  /// The engine's bytes; `nil` if none is asked for and the standard one is not there.
  ///
  /// - Throws: `InputError` for a file that cannot be read or is no wasm.
  static func read(
    _ path: String?
  ) throws(InputError) -> (file: String, bytes: [UInt8])? {
    let file = path ?? standard
    if path == nil, InputFile.kind(of: file) == nil { return nil }
    let bytes = try InputFile.read(file, as: file)
    guard bytes.starts(with: [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]) else {
      throw InputError(
        place: file,
        message: "this is no WebAssembly module; Benchmarks/Page/build makes the engine"
      )
    }
    return (file, bytes)
  }
}
