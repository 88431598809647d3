public import DataSimulation
public import OutboxSimulation

/// The data side behind the rows of a scenario.
///
/// It states what arrives, what the reader does and what the link loses; what becomes of that on
/// screen is computed. A row has no text of its own here: what stands in its place says how tall it
/// is.
public struct ScenarioData: Equatable, Sendable {
  /// The chats; loads that the steps do not answer are answered with these.
  public var chats: [ScriptedChat]
  /// Which time that a chat comes on screen is run, counted from 0.
  public var mount: Int
  /// What happens on the data side, in the order of the file.
  public var steps: [TimedScriptEvent]
  /// The messages that the user sends, in the order of the file.
  public var messages: [PlannedMessage]
  /// What the link does to single submits and receipts, as the outbox's simulator takes it.
  public var fates: [OutboxStep]
  /// The files that are uploaded, in the order of the file.
  public var uploads: [PlannedUpload]
  /// Where the value stands in its file.
  public var byteOffset: Int

  /// Creates a data side.
  public init(
    chats: [ScriptedChat],
    mount: Int = 0,
    steps: [TimedScriptEvent],
    messages: [PlannedMessage] = [],
    fates: [OutboxStep] = [],
    uploads: [PlannedUpload] = [],
    byteOffset: Int = 0
  ) {
    self.chats = chats
    self.mount = mount
    self.steps = steps
    self.messages = messages
    self.fates = fates
    self.uploads = uploads
    self.byteOffset = byteOffset
  }
}
