internal import ChatScenarios
internal import Experiments
internal import TimelineSimulation
internal import TimelineTrace

/// A run that was written by `run --out`: its record, and the traces beside it.
struct SavedRun {
  /// The path of the record.
  let path: String
  /// The record, perhaps with a selection of its runs.
  private(set) var record: RunRecord
  /// The path of each run's trace in the folder.
  private var traces: [String]
  /// The same of all runs of the record.
  private let allTraces: [String]
  /// The place of each run in the whole record.
  private var places: [Int]

  /// Reads the record of a run.
  ///
  /// - Parameter argument: The folder of the run, or the record's own path.
  /// - Throws: `InputError` if there is no record, it breaks the format, or there is no run in it:
  ///   what holds nothing must not look like a result.
  init(_ argument: String) throws(InputError) {
    let isFolder = InputFile.kind(of: argument) == .folder
    path = isFolder ? argument + "/run.json" : argument
    if isFolder, InputFile.kind(of: path) == nil {
      throw InputError(
        place: argument,
        message: "there is no run.json in this folder; 'timeline-bench run --out DIR' writes one"
      )
    }
    record = try RunRecord(InputFile.read(path, as: path), at: path)
    guard !record.runs.isEmpty else {
      throw InputError(
        place: path,
        rule: "BM-PRIN-5",
        message: "there is no run in this record; 'timeline-bench run --out DIR' makes one"
      )
    }
    allTraces = TraceNames.paths(of: record.runs)
    traces = allTraces
    places = Array(record.runs.indices)
  }

  /// Keeps the runs whose scenarios match one of the patterns; without a pattern all stay.
  ///
  /// - Throws: `InputError` if a pattern matches none, with the nearest names.
  mutating func keep(_ patterns: [ScenarioPattern]) throws(InputError) {
    let names = record.runs.map(\.scenario)
    for pattern in patterns where !names.contains(where: pattern.matches) {
      let hint = NearestNames.hint(for: pattern.text, among: names.map(\.description))
      throw InputError(place: path, message: "no run of \(pattern.text) in it" + hint)
    }
    guard !patterns.isEmpty else { return }
    let kept = names.indices.filter { index in patterns.contains { $0.matches(names[index]) } }
    record.runs = kept.map { record.runs[$0] }
    traces = kept.map { traces[$0] }
    places = kept.map { places[$0] }
  }

  /// The trace of a run.
  ///
  /// - Throws: `InputError` if it is missing, broken, or that of another run than the record's.
  func trace(ofRun index: Int) throws(InputError) -> Trace {
    let place = path(ofFile: traces[index])
    guard InputFile.kind(of: place) != nil else {
      throw InputError(
        place: place,
        message: "the trace of \(record.runs[index].name) is missing; make the run again"
      )
    }
    let trace = try TraceFile.read(place)
    guard trace.digest == record.runs[index].digest else {
      throw InputError(
        place: place,
        message: "this is the trace of another run than the record tells of; make the run again"
      )
    }
    return trace
  }

  /// The trace of a run, or `nil` if its file is not there, as beside a record that was moved.
  ///
  /// - Throws: `InputError` if the file is there and broken, or that of another run.
  func traceIfKept(ofRun index: Int) throws(InputError) -> Trace? {
    InputFile.kind(of: path(ofFile: traces[index])) == nil ? nil : try trace(ofRun: index)
  }

  /// The paths of all files of the run, whether they are there or not.
  var files: [String] {
    let images = allTraces.map(TraceNames.image(besideTrace:))
    return [path] + ([RowShapes.fileName] + allTraces + images).map(path(ofFile:))
  }

  /// Where the file of what went into a run lies, or would lie.
  func imagePath(ofRun index: Int) -> String {
    path(ofFile: TraceNames.image(besideTrace: traces[index]))
  }

  /// What went into a run; `nil` if no file beside its trace tells.
  ///
  /// - Throws: `InputError` if the file is there and cannot be read, or is no image.
  func input(ofRun index: Int) throws(InputError) -> SimulationInput? {
    let path = imagePath(ofRun: index)
    return InputFile.kind(of: path) == nil ? nil : try ImageFile.read(path)
  }

  /// What the rows of the runs look like; `nil` if no file in the folder tells.
  ///
  /// - Throws: `InputError` if the file is broken or tells of another number of runs.
  func shapes() throws(InputError) -> RowShapes? {
    let path = path(ofFile: RowShapes.fileName)
    guard InputFile.kind(of: path) != nil else { return nil }
    let shapes = try RowShapes(InputFile.read(path, as: path), at: path)
    guard let last = places.max() else { return shapes.keeping([]) }
    guard last < shapes.runs.count else {
      throw InputError(place: path, message: "it tells of fewer runs; make the run again")
    }
    return shapes.keeping(places)
  }

  private func path(ofFile name: String) -> String {
    path.utf8.contains(UInt8(ascii: "/")) ? (PathText.parent(of: path) ?? "/") + "/" + name : name
  }
}
