internal import ChatScenarios
internal import Experiments

/// A file of points: one a line, each some `KEY=VALUE` apart by blanks; `#` begins a comment.
enum PointList {
  /// Reads the points of a file.
  ///
  /// - Throws: `InputError` with the byte offset of the first line that is wrong.
  static func read(_ path: String) throws(InputError) -> [[ConstantSetting]] {
    let bytes = try InputFile.read(path, as: path)
    var points: [[ConstantSetting]] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0d].contains($0) }
      var point: [ConstantSetting] = []
      for word in content.split(whereSeparator: isBlank) {
        let setting: ConstantSetting
        do {
          setting = try ConstantTable.setting(from: String(decoding: word, as: UTF8.self))
        } catch {
          throw InputError(place: path, byteOffset: word.startIndex, message: error.message)
        }
        guard !point.contains(where: { $0.key.utf8.elementsEqual(setting.key.utf8) }) else {
          throw InputError(
            place: path,
            byteOffset: word.startIndex,
            message: "\(setting.key) is set twice in one point"
          )
        }
        point.append(setting)
      }
      if !point.isEmpty { points.append(point) }
    }
    guard !points.isEmpty else { throw InputError(place: path, message: "there is no point in it") }
    return points
  }

  /// The constants of all points with the values that they take, both in the order of first sight.
  static func axes(of points: [[ConstantSetting]]) -> [SweepAxis] {
    var axes: [SweepAxis] = []
    for setting in points.joined() {
      let value = ConstantTable.normalized(setting) ?? setting.text
      if let index = axes.firstIndex(where: { $0.key.utf8.elementsEqual(setting.key.utf8) }) {
        let isKnown = axes[index].values.contains { $0.utf8.elementsEqual(value.utf8) }
        if !isKnown { axes[index].values.append(value) }
      } else {
        axes.append(SweepAxis(key: setting.key, values: [value]))
      }
    }
    return axes
  }

  /// The value of each axis; a constant that the point does not name keeps its current one.
  static func values(
    of point: [ConstantSetting],
    _ axes: [SweepAxis],
    _ current: [String]
  ) -> [String] {
    zip(axes, current).map { axis, current in
      let setting = point.first { $0.key.utf8.elementsEqual(axis.key.utf8) }
      return setting.map { ConstantTable.normalized($0) ?? $0.text } ?? current
    }
  }
}
