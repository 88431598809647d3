extension SourceTable {
  static let textSources = """
    T-BLOCK: The style of each kind of block: line heights, margins, bullets, code and tables.
    T-BREAK: Where lines may end comes from ICU unchanged; a break at the very end opens no line.
    T-CMARK: How cmark-gfm is used: extensions, node types, limits and what it does without memory.
    T-COST: What measuring rows costs, as a multiple of parsing them.
    T-COUNT: Counters of the text pipeline, compared exactly where times cannot be.
    T-DET: Heights depend on no order, pieces, caches or workers; results name versions.
    T-DET-6: The shipped chats are measured from a recorded file, so digests need no fonts.
    T-FACE: Five styles have one face each and a stated list of fallbacks; the system is not asked.
    T-FILL: A word goes on a line if it fits within a stated tolerance, counted in whole numbers.
    T-FONT: Which fonts rows are measured with, and what happens where they are missing.
    T-FONT-2: A file of metrics holds widths or row heights from elsewhere and goes before fonts.
    T-FONT-5: Without fonts the shipped chats run from their recorded file; own rows need fonts.
    T-GUARD: Limits on a row; beyond one it is shown as plain text with a reason, never refused.
    T-GUARD-1: A row beyond a limit is measured as plain text, and the run says which limit it was.
    T-HB: How HarfBuzz is used: faces, scale and buffers.
    T-HOSTILE: Patterns of text made to be slow, and what each may cost.
    T-ICU: How ICU's line breaker is used: one locale, UTF-8 in, byte offsets out.
    T-LOCK: The parser of Debian is not safe on several threads, so one lock guards it.
    T-ORACLE: Line counts are held against a browser's, recorded once.
    T-PIPE: Rows go through parsing, preparing and fitting; a new width only fits anew.
    T-PREP: Each piece of text is prepared once: breaks and widths serve every later width.
    T-STREAM: A streamed row only reparses its last open block and ends as if it came at once.
    T-TARGET: What parsing and measuring may cost, as ratios.
    T-WEB: Line breaks as browsers make them: addresses and hyphens beside the Unicode rules.
    T-WORD: A word is what lies between two breaks; its width is a whole number and kept.
    HP: Patterns of hostile text: nesting, brackets, emphasis, references, tables and long runs.
    MD: Rules for the Markdown a row may hold and the limits on it.
    """
}
