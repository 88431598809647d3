/// The run that is going on in a chat.
///
/// Source: H-ENV-13.
public struct ActiveRun: Equatable, Sendable {
  /// The id of the run, which is not blank.
  public var runID: [UInt8]
  /// The other members as they stood in the document, with commas between.
  var opaqueMembers: [UInt8] = []

  /// Creates a run.
  public init(runID: [UInt8]) {
    self.runID = runID
  }
}
