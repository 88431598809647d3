internal import MarkdownRows

extension Scenario {
  /// All groups of rows in the order in which their rows are numbered: the first window, the older
  /// pages, then what events bring.
  var allGroups: [RowGroup] {
    rows + older.flatMap(\.rows) + events.flatMap(\.action.groups)
  }

  /// All references to rows, in the order of the file.
  var allReferences: [RowReference] { events.flatMap(\.action.references) }

  /// The names of the corpora that the rows come from, each once, in order of first use.
  public var corpora: [String] {
    var names: [String] = []
    for name in allGroups.compactMap(\.source.corpus)
    where !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      names.append(name)
    }
    return names
  }

  /// Whether any rows are measured from their Markdown.
  public var measuresText: Bool { allGroups.contains(where: \.source.isText) }

  /// Whether any rows are drawn whose text depends on the seed.
  public var generatesText: Bool {
    allGroups.contains { if case .generated = $0.source { $0.source.isText } else { false } }
  }

  /// Whether anything beside the work of the screen keeps the main thread busy.
  public var stalls: Bool {
    events.contains { if case .stall = $0.action { true } else { false } }
  }

  /// Whether any rows come from the input given with `--input`.
  public var readsInput: Bool {
    allGroups.contains { if case .input = $0.source { true } else { false } }
  }

  /// Whether every group that draws on the input finds rows there.
  ///
  /// - Complexity: O(*g* · *n*), where *g* is the number of groups and *n* of rows.
  public func fits(_ input: [TextRow]) -> Bool {
    let replies = input.map { $0.kind == .agentReply }
    return allGroups.allSatisfy { group in
      guard case .input(let pick) = group.source else { return true }
      return !(pick.positions(isReply: replies)?.isEmpty ?? true)
    }
  }
}
