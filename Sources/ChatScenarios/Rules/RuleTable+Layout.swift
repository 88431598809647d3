extension RuleTable {
  /// The self-sizing list and the first reveal.
  static let layoutRules = """
    H-SELF-1: The list is one section of self-sizing rows that start at an estimate of 80 pt, with
      row ids in a diffable data source and SwiftUI rows inside the cells.
    H-SELF-2: A row that grows by itself is measured again.
    H-SELF-3: Just visible and prepared rows get measured, and the content height adds up known
      heights and 80 pt for each of the others.
    H-SELF-4: A measured height holds for its item, width and content; rows out of view keep
      theirs until they are measured anew, and only another width drops them all.
    H-MD-1: Markdown is parsed with tables, strikethrough, autolinks and task lists under one
      lock, and a row beyond the input caps is laid out as plain text with its reason.
    H-MD-2: Bad UTF-8 and NUL turn into replacement characters, trees are walked without
      recursion, and tables end at 64 columns.
    H-SETTLE-1: A chat that was just opened is hidden under a cover until three layout passes in
      succession were still, or until pass 63.
    H-SETTLE-2: Passes come every 32 ms, the first of them 32 ms after the mount, which puts pass
      7 at 224 ms and pass 63 at 2,016 ms.
    H-SETTLE-3: The delay starts when the work of a pass is done, so w ms of work move the
      deadline to 63 × (32 + w) ms; a fixed rate can be chosen instead.
    H-SETTLE-4: A pass looks at bounds size, content height, offset, the insets of all four sides,
      and top and height of every visible row.
    H-SETTLE-5: A pass counts nothing as long as some Markdown row in view is not ready or a
      snapshot goes in, nor directly after a reset or a wait.
    H-SETTLE-6: Still means the same visible rows and no number further off than 0.5 pt, the bound
      itself allowed.
    H-SETTLE-7: As each pass is held against its predecessor, a slow creep of up to 1.5 pt over
      three passes can reveal and is reported.
    H-SETTLE-8: Bounds that are empty or not finite are never still.
    H-SETTLE-9: Each pass uses up one of the 63, whether it waits or not.
    H-SETTLE-10: In a chat that is visible already, starting a drag ends a settle in progress
      without touching the cover.
    H-SETTLE-11: A chat with no rows and no load open reveals at pass 4; while its first load is
      open passes wait, and pass 63 uncovers an empty list.
    H-SETTLE-12: The log has each pass with its kind, why it failed to count and by how much, and
      the reveal with its cause, pass, time and creep.
    H-SHORT-1: A layout that settles with no more than 1,800 pt of rows above the screen fetches
      an older page ahead of the reveal, twice at most, and settling begins anew.
    H-SHORT-2: A page that fails or turns stale ends its wait, and the next time the layout is
      settled the chat is uncovered.
    H-SHORT-3: Pages spend the same 63 passes: two of them take 12 passes or more and fit if each
      comes within 25, a single one if it comes within 55.
    H-SHORT-4: The cover ignores the quarter of a second between requests, but the first request
      afterwards keeps it.
    H-REVEAL-1: Three waits, a move and three still passes uncover the list at pass 7, after 224
      ms.
    H-REVEAL-2: A page fetched at pass 4 that takes k passes leads to an uncovered list at pass 8
      + k.
    H-REVEAL-3: A layout that moves each time is uncovered at pass 63, after 2,016 ms, without
      ever counting to three.
    H-REVEAL-4: Three waits without any later movement make pass 4 a first pass and uncover at
      pass 7, not earlier.
    H-REVEAL-5: Each compared quantity may be off by 96 units and still count, and by 97 not.
    H-REVEAL-6: Sixty-two waits and a ready pass 63 uncover after 2,016 ms, because of the
      deadline.
    H-REVEAL-7: Two pages of 25 passes each leave time to settle at pass 62, and two of 26 run
      into the deadline.
    H-REVEAL-8: Another set of visible rows makes a pass a moved one.
    H-REVEAL-9: Passes without work uncover between 128 and 2,016 ms whatever happens, and by the
      deadline only if no three still passes did it before.
    """
}
