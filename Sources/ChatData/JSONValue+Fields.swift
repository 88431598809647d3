internal import StrictJSON

/// Values of known fields, refused with the field's own rule.
extension JSONValue {
  func refused(_ rule: String, _ message: String) -> EnvelopeError {
    EnvelopeError(error(rule: rule, message))
  }

  func missing(_ key: StaticString, rule: String) -> EnvelopeError {
    refused(rule, "the key \"\(key)\" is missing")
  }

  func field<Result>(
    _ rule: String,
    _ read: (JSONValue) throws(JSONError) -> Result
  ) throws(EnvelopeError) -> Result {
    do throws(JSONError) {
      return try read(self)
    } catch {
      throw EnvelopeError(error, rule: rule)
    }
  }

  func members(rule: String) throws(EnvelopeError) -> JSONMembers {
    try field(rule) { value throws(JSONError) in try value.members() }
  }

  func elements(rule: String) throws(EnvelopeError) -> JSONElements {
    try field(rule) { value throws(JSONError) in try value.elements() }
  }

  func bytes(rule: String) throws(EnvelopeError) -> [UInt8] {
    try field(rule) { value throws(JSONError) in try value.bytes() }
  }

  func nonblank(rule: String) throws(EnvelopeError) -> [UInt8] {
    let bytes = try bytes(rule: rule)
    guard !Blank.isBlank(bytes) else { throw refused(rule, "blank text") }
    return bytes
  }

  func integer(rule: String) throws(EnvelopeError) -> Int64 {
    try field(rule) { value throws(JSONError) in try value.exactInteger() }
  }

  func unsigned(rule: String) throws(EnvelopeError) -> UInt64 {
    try field(rule) { value throws(JSONError) in try value.exactUnsigned() }
  }

  func boolean(rule: String) throws(EnvelopeError) -> Bool {
    try field(rule) { value throws(JSONError) in try value.bool() }
  }
}
