/// A form in which people have chats.
///
/// None of them has a published contract. The pages of the module's documentation say what was
/// learned from public descriptions; whatever is not known is skipped and counted, never guessed.
///
/// Source: J-15.
public enum ExportFormat: UInt8, CaseIterable, Sendable {
  /// Rollout files of Codex CLI: JSON Lines.
  case codex
  /// Session files of Claude Code: JSON Lines.
  case claudeCode
  /// `conversations.json` of a ChatGPT data export: one array of conversations.
  case chatGPT
  /// A Markdown file or a folder of them.
  case markdown

  /// The word that `--format` takes.
  public var name: StaticString {
    switch self {
    case .codex: "codex"
    case .claudeCode: "claude-code"
    case .chatGPT: "chatgpt"
    case .markdown: "markdown"
    }
  }

  /// What a file of the format looks like, in a few words.
  public var shape: StaticString {
    switch self {
    case .codex: "lines with type and payload"
    case .claudeCode: "lines with type and sessionId"
    case .chatGPT: "conversations with mapping"
    case .markdown: ".md files"
    }
  }

  /// All formats as one phrase: what was looked for where none was found.
  public static var tried: String {
    allCases.map { "\($0.name) (\($0.shape))" }.joined(separator: ", ")
  }

  /// The format of a word, or `nil`.
  public init?(named name: String) {
    let match = ExportFormat.allCases.first { $0.name.description.utf8.elementsEqual(name.utf8) }
    guard let match else { return nil }
    self = match
  }
}
