internal import MarkdownRows

extension ConstantTable {
  static let textConstants = [
    Constant(
      "text.provisionalLine",
      .none,
      .choice(ProvisionalLine.allCases.map(\.name)),
      0...1,
      .provisionalLine(\.provisionalLine),
      "Holding back a half-typed line keeps it from flashing as a heading, code or paragraph; "
        + "showing all bytes is never late."
    ),
    Constant(
      "text.tailoring",
      .none,
      .choice(Tailoring.allCases.map(\.name)),
      0...1,
      .tailoring(\.tailoring),
      "The browser's rules break addresses as browsers do; the Unicode rules break at slashes."
    ),
  ]

  static let markdownConstants = [
    Constant(
      "markdown.maximumRowBytes",
      .none,
      .count(of: "bytes"),
      1_024...16_777_216,
      .textLimit(\.limits.rowBytes),
      "A high limit keeps huge rows formatted and lets the worst parse take longer."
    ),
    Constant(
      "markdown.maximumInlineRun",
      .none,
      .count(of: "bytes"),
      256...1_048_576,
      .textLimit(\.limits.inlineRun),
      "A high limit keeps long lines formatted and lets the worst parse take longer."
    ),
    Constant(
      "markdown.maximumPipesPerLine",
      .none,
      .count(of: "pipes"),
      4...4_096,
      .textLimit(\.limits.pipesPerLine),
      "A high limit keeps wide tables and lets the worst parse take longer."
    ),
    Constant(
      "markdown.maximumNesting",
      .none,
      .count(of: "levels"),
      4...1_000,
      .textLimit(\.limits.nesting),
      "A high limit keeps deep quotes and lists and lets the worst parse take longer."
    ),
    Constant(
      "markdown.maximumReferences",
      .none,
      .count(of: "definitions"),
      0...4_096,
      .textLimit(\.limits.references),
      "A high limit keeps rows with many link definitions formatted; a definition used often "
        + "makes a short row long."
    ),
    Constant(
      "markdown.maximumReferenceBytes",
      .none,
      .count(of: "bytes"),
      0...65_536,
      .textLimit(\.limits.referenceBytes),
      "A high limit keeps long link definitions; one used often makes a short row long."
    ),
    Constant(
      "markdown.maximumLines",
      .none,
      .count(of: "lines"),
      16...1_000_000,
      .textLimit(\.limits.lines),
      "A high limit keeps long rows formatted and lets the worst parse take longer."
    ),
    Constant(
      "markdown.maximumTableCells",
      .none,
      .count(of: "cells"),
      1...1_000_000,
      .textLimit(\.limits.tableCells),
      "A high limit keeps large tables; a short text can ask for very many cells."
    ),
    Constant(
      "markdown.maximumAtSigns",
      .none,
      .count(of: "signs"),
      0...65_536,
      .textLimit(\.limits.atSigns),
      "A high limit keeps rows with many addresses formatted and lets the worst parse take longer."
    ),
  ]
}
