/// The cases of one field of an envelope, generated from what the field holds.
struct FieldCases {
  /// What a field holds.
  enum Content {
    case text
    case nonblank
    case integer
    case unsigned
    case boolean
    /// An array that may be empty.
    case array
    /// An array that may not.
    case filledArray
    case object
    /// One of a few words.
    case word
  }

  let key: String
  let object: WritableKeyPath<EnvelopeText, MemberTexts>
  let content: Content
  let rule: String
  /// The rule that refuses an object without the key; `nil` if the key may be absent.
  let missing: String?
  /// Whether the value may be `null`.
  let isNullable: Bool

  init(
    _ key: String,
    of object: WritableKeyPath<EnvelopeText, MemberTexts>,
    _ content: Content,
    _ rule: String,
    missing: String?,
    isNullable: Bool = false
  ) {
    self.key = key
    self.object = object
    self.content = content
    self.rule = rule
    self.missing = missing
    self.isNullable = isNullable
  }

  /// Values of every kind that the field must refuse or read.
  private var values: [(text: String, isRead: Bool)] {
    let kinds = ["true", "7", #""seven""#, "[]", "{}"].map { text in
      (text: text, isRead: holds(text))
    }
    return kinds + [("null", isNullable)] + boundaries
  }

  private func holds(_ text: String) -> Bool {
    switch (content, text.first) {
    case (.text, "\""), (.nonblank, "\""), (.integer, "7"), (.unsigned, "7"), (.boolean, "t"),
      (.array, "["), (.object, "{"):
      true
    default: false
    }
  }

  private var boundaries: [(text: String, isRead: Bool)] {
    switch content {
    case .integer, .unsigned:
      let isSigned = content == .integer
      return [
        ("0", true), ("9007199254740991", true), ("9007199254740992", false),
        ("9007199254740993", false), ("18446744073709551615", false), ("-0", false),
        ("1.0", false), ("1e3", false), ("9007199254740993.0", false), ("-1", isSigned),
        ("-9007199254740991", isSigned), ("-9007199254740992", false),
      ]
    case .nonblank:
      return [
        (#""""#, false), (#"" ""#, false), (#""\t\n\u000b\f\r""#, false),
        (#""\u00a0\u1680""#, false),
        (#""\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff""#, false), (#""\u0085""#, true),
        (#""\u200b""#, true), (#"" x ""#, true), (#""\u0000""#, true),
      ]
    case .text: return [(#""""#, true), (#""\u00e9""#, true)]
    default: return []
    }
  }

  /// All cases: missing, null, every kind, every boundary, and the key a second time.
  var all: [EnvelopeCase] {
    var cases = values.map { value in
      let refused = value.isRead ? nil : rule
      return EnvelopeCase("\(key) = \(value.text)", refused) { envelope in
        envelope[keyPath: object][key] = (value.isRead ? "" : "§") + value.text
      }
    }
    cases.append(
      EnvelopeCase("\(key) missing", missing) { envelope in
        envelope[keyPath: object].remove(key)
        if missing != nil { envelope[keyPath: object].mark() }
      }
    )
    cases.append(
      EnvelopeCase("\(key) twice", "H-JSON-2") { envelope in
        envelope[keyPath: object].append("§" + key, "1")
      }
    )
    return cases
  }
}
