/// Named defects of the modelled desktop.
struct DesktopMutants: OptionSet {
  var rawValue: UInt8

  /// Every fourth time the desktop dies between saving a message and keeping its receipt.
  static let saveNotAtomic = DesktopMutants(rawValue: 1 << 0)
  /// Receipts do not outlive the desktop's process.
  static let receiptsForgotten = DesktopMutants(rawValue: 1 << 1)
  /// The desktop answers first and saves half a second later.
  static let answersBeforeSave = DesktopMutants(rawValue: 1 << 2)
  /// A check takes what it lists out of the desktop's outbox.
  static let checkRemoves = DesktopMutants(rawValue: 1 << 3)
  /// Every third message is saved twice: the canary.
  static let everyThirdTwice = DesktopMutants(rawValue: 1 << 4)
}
