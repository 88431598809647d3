public import TimelineCoordinator
import TimelineUnits

/// The binary form of an input: a page or a replay gets a scenario as bytes and runs it.
///
/// Eight bytes of head, then the settings as 64-bit numbers, then rows, pages and events. A setting
/// may be replaced in place, at `offset(ofSetting:)`. A fault that was injected is no input and is
/// left out.
public enum SimulationImage {
  /// The head: four letters, the version, and the end-of-line bytes that a text transfer destroys.
  static let magic: [UInt8] = [0x89, 0x54, 0x4c, 0x49, 0x4d, 2, 0x0d, 0x0a]

  /// The bytes of an input.
  ///
  /// - Complexity: O(*r* + *e*), where *r* is the number of rows and *e* that of events.
  public static func bytes(of input: SimulationInput) -> [UInt8] {
    var writer = ImageWriter()
    var copy = input
    copy.visitSettings(&writer)
    writer.beginBody()
    copy.visitBody(&writer)
    precondition(writer.flaw == nil, "an input of the model's own values can be written")
    return writer.bytes
  }

  /// The input that some bytes stand for.
  ///
  /// - Throws: `ImageError` for bytes that no input was written as.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func input(from bytes: [UInt8]) throws(ImageError) -> SimulationInput {
    var reader = try ImageReader(bytes)
    var input = SimulationInput(rows: [], initial: [], duration: .zero)
    input.visitSettings(&reader)
    reader.beginBody()
    input.visitBody(&reader)
    try reader.checkEnd()
    try input.checkRanges()
    try input.checkRows()
    return input
  }

  /// Where the eight bytes of a setting begin.
  public static func offset(ofSetting index: Int) -> Int { magic.count + 8 * index }

  /// The constants in the order of the image, from setting 0 on.
  ///
  /// - Complexity: O(*c*), where *c* is the number of constants.
  public static func settings(of tuning: Tuning) -> [Int64] {
    var tuning = tuning
    var list = SettingsList()
    tuning.visit(&list)
    return list.values
  }

  /// The settings of a device, which follow those of the constants.
  public static func settings(of device: Device) -> [Int64] {
    var device = device
    var list = SettingsList()
    device.visit(&list)
    return list.values
  }
}
