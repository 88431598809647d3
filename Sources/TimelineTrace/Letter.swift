/// The bytes that the text form is made of, beside names.
enum Letter {
  static let newline: UInt8 = 0x0a
  static let space: UInt8 = 0x20
  static let hash: UInt8 = 0x23
  static let minus: UInt8 = 0x2d
  static let slash: UInt8 = 0x2f
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let equals: UInt8 = 0x3d
  static let underscore: UInt8 = 0x5f
  static let bar: UInt8 = 0x7c
}
