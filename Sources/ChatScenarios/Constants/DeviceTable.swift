internal import TimelineCoordinator
internal import TimelineSimulation
internal import TimelineUnits

/// The devices that scenarios and `--device` can name.
///
/// Source: U-DEVICE-1, U-DEVICE-2, H-GEO-4.
public enum DeviceTable {
  /// All devices: the plain one first, then phones from the oldest to the newest.
  public static let all: [NamedDevice] = [NamedDevice(name: "plain", device: .plain)] + phones

  /// The device of own inputs: a current phone.
  ///
  /// Source: U-DEVICE-3.
  public static let forOwnInput = "iPhone 17"

  /// The names of all devices.
  public static var names: [String] { all.map(\.name) }

  /// The device with exactly this name, or `nil`.
  ///
  /// - Complexity: O(*d*), where *d* is the number of devices.
  public static func device(named name: String) -> NamedDevice? {
    let bytes = Array(name.utf8)
    return all.first { $0.name.utf8.elementsEqual(bytes) }
  }

  /// The device that a typed name stands for, or `nil`; case, blanks and hyphens do not matter.
  ///
  /// - Complexity: O(*d*), where *d* is the number of devices.
  public static func device(like name: String) -> NamedDevice? {
    let key = key(name)
    return all.first { DeviceTable.key($0.name) == key }
  }

  private static func key(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// Models that share a screen.
  private struct Screen {
    var models: [String]
    var width: Int64
    var height: Int64
    var scale: Int
    var top: Int64
    var bottom: Int64
    var hertz: Int64

    init(
      _ models: [String],
      _ width: Int64,
      _ height: Int64,
      scale: Int,
      safe: (top: Int64, bottom: Int64),
      hertz: Int64
    ) {
      self.models = models
      self.width = width
      self.height = height
      self.scale = scale
      top = safe.top
      bottom = safe.bottom
      self.hertz = hertz
    }

    var devices: [NamedDevice] {
      let device = Device(
        viewport: Size(width: .points(width), height: .points(height)),
        insets: EdgeInsets(top: .points(top), bottom: .points(bottom)),
        scale: scale,
        refresh: .period(hertz: hertz)
      )
      return models.map { NamedDevice(name: "iPhone " + $0, device: device) }
    }
  }

  private static let phones: [NamedDevice] = screens.flatMap(\.devices)

  private static let screens: [Screen] = [
    Screen(["SE 2", "SE 3"], 375, 667, scale: 2, safe: (20, 0), hertz: 60),
    Screen(["11", "XR"], 414, 896, scale: 2, safe: (48, 34), hertz: 60),
    Screen(["13 mini"], 375, 812, scale: 3, safe: (50, 34), hertz: 60),
    Screen(["12", "13", "14", "16e"], 390, 844, scale: 3, safe: (47, 34), hertz: 60),
    Screen(["13 Pro"], 390, 844, scale: 3, safe: (47, 34), hertz: 120),
    Screen(["14 Plus"], 428, 926, scale: 3, safe: (47, 34), hertz: 60),
    Screen(["13 Pro Max"], 428, 926, scale: 3, safe: (47, 34), hertz: 120),
    Screen(["15", "16"], 393, 852, scale: 3, safe: (59, 34), hertz: 60),
    Screen(["14 Pro", "15 Pro"], 393, 852, scale: 3, safe: (59, 34), hertz: 120),
    Screen(["15 Plus", "16 Plus"], 430, 932, scale: 3, safe: (59, 34), hertz: 60),
    Screen(["14 Pro Max", "15 Pro Max"], 430, 932, scale: 3, safe: (59, 34), hertz: 120),
    Screen(["16 Pro", "17", "17 Pro"], 402, 874, scale: 3, safe: (62, 34), hertz: 120),
    Screen(["Air"], 420, 912, scale: 3, safe: (68, 34), hertz: 120),
    Screen(["16 Pro Max", "17 Pro Max"], 440, 956, scale: 3, safe: (62, 34), hertz: 120),
  ]
}
