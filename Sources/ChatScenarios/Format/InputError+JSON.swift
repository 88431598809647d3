public import StrictJSON

extension InputError {
  /// Creates the line for a fault in a JSON file: byte, rule and place of the first one.
  public init(place: String, json error: JSONError) {
    let path = error.path.isEmpty ? "" : error.path + ": "
    self.init(
      place: place,
      byteOffset: error.byteOffset,
      rule: error.rule,
      message: path + error.message
    )
  }
}
