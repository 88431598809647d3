extension ScenarioCatalog {
  /// Whether the budgets lie in the catalogue's own folder, which then holds no others.
  public var holdsItsBudgets: Bool {
    !budgetsFolder.utf8.elementsEqual(ScenarioCatalog.sibling("Budgets", of: folder).utf8)
  }

  /// The file of a corpus that scenarios of this catalogue draw rows from: in `Corpora` of the
  /// folder, else beside the folder, else the shipped one.
  ///
  /// If there is none, the path is that beside the folder, for the error that names it.
  public func path(ofCorpus name: String) -> String {
    let file = "/" + name + ".json"
    let beside = ScenarioCatalog.sibling("Corpora", of: folder) + file
    let shipped = ScenarioCatalog.shippedFolder.map {
      ScenarioCatalog.sibling("Corpora", of: $0) + file
    }
    let places = [folder + "/Corpora" + file, beside, shipped].compactMap(\.self)
    return places.first { InputFile.kind(of: $0) != nil } ?? beside
  }

  /// Where the budgets of a folder of scenarios are, or would be put.
  ///
  /// - Throws: `InputError` if the folder has two folders of budgets.
  public static func budgetsFolder(of folder: String) throws(InputError) -> String {
    guard InputFile.kind(of: folder) == .folder else { return folder + "/Budgets" }
    let entries = try InputFile.names(inFolder: folder, as: folder)
    let found = try budgetsFolder(of: folder, holding: entries)
    return InputFile.kind(of: found) == nil ? folder + "/Budgets" : found
  }

  /// The shipped catalogue: `Benchmarks/Scenarios` in the working directory or above it, else in a
  /// folder above the executable; `nil` if there is none.
  static var shippedFolder: String? {
    for start in [PathText.workingFolder, PathText.executableFolder].compactMap(\.self) {
      if let folder = search(upwardFrom: start) { return folder }
    }
    return nil
  }

  /// Whether an entry of a catalogue's folder is the one of its budgets, which is no family.
  public static func holdsBudgets(_ name: String) -> Bool {
    ["Budgets", "budgets"].contains { $0.utf8.elementsEqual(name.utf8) }
  }

  static func budgetsFolder(
    of folder: String,
    holding entries: [String]
  ) throws(InputError) -> String {
    let own = entries.filter {
      holdsBudgets($0) && InputFile.kind(of: folder + "/" + $0) == .folder
    }
    guard own.count < 2 else {
      throw InputError(
        place: folder,
        message: "there are two folders of budgets, Budgets and budgets; keep one of them"
      )
    }
    return own.first.map { folder + "/" + $0 } ?? sibling("Budgets", of: folder)
  }

  private static func sibling(_ name: String, of folder: String) -> String {
    folder + "/../" + name
  }
}
