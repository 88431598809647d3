internal import ChatScenarios
internal import TimelineSimulation

/// The files beside traces that hold what went into a run.
enum ImageFile {
  /// Reads what went into a run.
  ///
  /// - Throws: `InputError` if the file cannot be read, or no run was written as its bytes.
  static func read(_ path: String) throws(InputError) -> SimulationInput {
    let bytes = try InputFile.read(path, as: path)
    do throws(ImageError) {
      return try SimulationImage.input(from: bytes)
    } catch {
      throw InputError(place: path, message: message(of: error))
    }
  }

  /// What is wrong with the bytes, and what to do.
  static func message(of error: ImageError) -> String {
    let fault =
      switch error {
      case .notAnImage: "this is no image of a run, or one of another version"
      case .truncated: "the image is cut off"
      case .overlongNumber: "a number in the image is too long"
      case .unknownValue: "a number in the image stands for nothing that can be run"
      case .unknownRow: "the image names a row that it does not hold"
      case .trailingBytes: "bytes are left behind the image"
      }
    return fault + "; make the run again"
  }
}
