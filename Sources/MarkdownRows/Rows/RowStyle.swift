internal import TimelineUnits

/// How rows look: blocks and chrome for each kind of row.
///
/// Source: T-BLOCK-1 to T-BLOCK-12.
public struct RowStyle: Equatable, Sendable {
  /// The style of one kind of row.
  public struct Part: Equatable, Sendable {
    /// The sizes and distances of the blocks.
    public var blocks: BlockStyle
    /// What stands around them.
    public var chrome: RowChrome

    /// Creates the style of a kind of row.
    public init(blocks: BlockStyle, chrome: RowChrome = RowChrome()) {
      self.blocks = blocks
      self.chrome = chrome
    }
  }

  /// The name of the style in results.
  public var name: String
  /// Messages of the user.
  public var user: Part
  /// Answers of the agent.
  public var agentReply: Part
  /// Lines of tool activity.
  public var activity: Part
  /// Notices of the system.
  public var system: Part

  /// Creates a style.
  public init(name: String, user: Part, agentReply: Part, activity: Part, system: Part) {
    self.name = name
    self.user = user
    self.agentReply = agentReply
    self.activity = activity
    self.system = system
  }

  /// The style of a kind of row.
  public func part(_ kind: RowKind) -> Part {
    switch kind {
    case .user: user
    case .agentReply: agentReply
    case .activity: activity
    case .system: system
    }
  }

  /// The style of the comparison with a browser: every row is its blocks and nothing around them.
  public static let oracle = RowStyle(
    name: "oracle",
    user: Part(blocks: .oracle),
    agentReply: Part(blocks: .oracle),
    activity: Part(blocks: .oracle),
    system: Part(blocks: .oracle)
  )

  /// A chat on a phone at the default text size; `phone(_:lineHeights:)` has all sizes.
  public static let phone = RowStyle.phone(.large)
}
