import StrictJSON

/// A document from a literal.
func document(_ text: String, limits: JSONLimits = .default) throws(JSONError) -> JSONDocument {
  try JSONDocument(Array(text.utf8), limits: limits)
}

/// The error of a document that must be refused; `nil` if it is read.
func refusal(_ bytes: [UInt8], limits: JSONLimits = .default) -> JSONError? {
  do {
    _ = try JSONDocument(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// The error of a literal that must be refused; `nil` if it is read.
func refusal(_ text: String, limits: JSONLimits = .default) -> JSONError? {
  refusal(Array(text.utf8), limits: limits)
}

/// The error that a body throws; `nil` if it throws none.
func failure<Result>(_ body: () throws(JSONError) -> Result) -> JSONError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
