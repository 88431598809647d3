extension RuleTable {
  /// Time, lengths and geometry.
  static let unitsRules = """
    H-UNIT-1: The clock counts in ticks of 1/705,600,000 s, fine enough that 1/60, 1/120 and 1/6 s
      and every millisecond constant of the app come out whole.
    H-UNIT-2: Layout measures in steps of 1/192 pt, which makes half a point 96 steps, so a
      half-point tolerance takes 96 and turns down 97.
    H-UNIT-3: Scrolling and following compute their position in floating point and round to device
      pixels only when they hand an offset to the list.
    H-UNIT-4: Two events due at the same tick run in the order of their queueing.
    H-GEO-1: The content offset says where the viewport's upper edge lies in the content; it runs
      from minus the top inset to the largest offset, and both are the same number when the
      content is short.
    H-GEO-2: Distance above is offset plus top inset, the gap is what is missing to the largest
      offset, and content that does not fill the viewport sits at its top with a gap of zero.
    H-GEO-3: A row counts as visible once a part of positive height lies in the bounds; the
      topmost such row is the anchor, and holding still means that its place on screen shifts 0.5
      pt at most per committed frame, apart from the reader's own drag.
    H-GEO-4: Every scenario states its device: those with closed-form outcomes take 390×700 pt, 60
      Hz, estimates of 80 pt and no insets, whereas own inputs get a current phone.
    H-GEO-5: Work is called linear if twice the input costs at most 2.3 times as much, in exact
      counts or in the best CPU time of five runs that last 5 ms or longer.
    """
}
