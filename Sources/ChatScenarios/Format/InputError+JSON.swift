internal import StrictJSON

extension InputError {
  /// The line for a fault in a JSON file.
  init(place: String, json error: JSONError) {
    let path = error.path.isEmpty ? "" : error.path + ": "
    self.init(
      place: place,
      byteOffset: error.byteOffset,
      rule: error.rule,
      message: path + error.message
    )
  }
}
