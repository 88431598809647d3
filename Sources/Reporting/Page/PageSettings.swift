internal import ChatScenarios
internal import StrictJSON
internal import TimelineCoordinator
internal import TimelineSimulation

/// What can be turned in the page: constants and devices, with their places in an image.
enum PageSettings {
  /// The place of a device's first setting.
  static var firstDeviceSetting: Int { SimulationImage.settings(of: Tuning()).count }

  /// Writes the constants that an image holds.
  static func constants(_ writer: inout JSONWriter) {
    writer.array { writer in
      for constant in ConstantTable.all {
        guard let setting = constant.imageSetting else { continue }
        writer.object { writer in
          writer.member("key", constant.key)
          writer.member("setting", setting)
          writer.member("unit", constant.unit.name)
          writer.member("parts", constant.partsPerUnit)
          writer.member("min", constant.bounds.lowerBound)
          writer.member("max", constant.bounds.upperBound)
          if let words = constant.words { writer.member("words", words) }
          if constant.isRealInImage { writer.member("isReal", true) }
          writer.member("trade", constant.trade)
        }
      }
    }
  }

  /// Writes the devices with their settings.
  static func devices(_ writer: inout JSONWriter) {
    writer.array { writer in
      for named in DeviceTable.all {
        writer.object { writer in
          writer.member("name", named.name)
          writer.member("settings", SimulationImage.settings(of: named.device))
        }
      }
    }
  }
}
