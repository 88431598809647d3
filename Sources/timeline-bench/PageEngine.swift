internal import ChatScenarios

/// The engine of a page, as a file of wasm.
enum PageEngine {
  /// Where `Benchmarks/Page/build` puts it.
  static let standard = "out/page/engine.wasm"

  /// Where an engine is looked for that nobody names: in the working folder, beside the command,
  /// and where a system keeps what belongs to a command in `bin`.
  static func places(besideExecutableIn folder: String) -> [String] {
    var places = [standard, folder + "/engine.wasm"]
    if let parent = PathText.parent(of: folder) {
      places.append(parent + "/share/timelinebench/engine.wasm")
    }
    return places
  }

  /// The engine's bytes; `nil` if none is asked for and none is in its places.
  ///
  /// - Throws: `InputError` for a file that cannot be read or is no wasm.
  static func read(
    _ path: String?
  ) throws(InputError) -> (file: String, bytes: [UInt8])? {
    let known = places(besideExecutableIn: PathText.executableFolder)
    guard let file = path ?? known.first(where: { InputFile.kind(of: $0) != nil }) else {
      return nil
    }
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
