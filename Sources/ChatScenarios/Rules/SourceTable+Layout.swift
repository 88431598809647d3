extension SourceTable {
  static let layoutSources = """
    L-APPLY: What applying a snapshot does: diffs, resets, reconfigured and reloaded rows.
    L-BATCH: What holds inside a batch of updates, and the messages for one that is wrong.
    L-BOOK: The indices of an update: deletes count in the old list, inserts in the new one.
    L-CHUNK: A list of ids is stored in chunks that copies share, so that an edit copies one.
    L-FAULT: Faults that public list libraries had, each held against this engine.
    L-GATE: The work of snapshots is counted and held exactly; times are only reported.
    L-INTERN: Ids of rows are byte strings, numbered in the order of first sight.
    L-INV: What an invalidation names: rows, counts, width, insets or estimates, and its cause.
    L-MOVE: When the place that is read moves, and which rule corrects it.
    L-OUT: The form of a difference: sorted, disjoint ranges, equal for equal inputs.
    L-PASS: A layout measures what is visible, asks again while heights change, and has a limit.
    L-PASS-4: A layout that would begin more passes than its limit is reported as a loop.
    L-SNAP: The operations of a snapshot, their order and their errors.
    L-TARGET: What snapshots and their differences may cost, as ratios to plain copies and compares.
    L-TIER: Which way a difference is found, from shared storage to a longest kept sequence.
    L-TREE: The index of row heights: a tree whose answers equal a plain array's to the bit.
    L-VALID: What a difference must satisfy before it is applied.
    LS-IF: The questions that every way to index row heights answers in the strategy lab.
    P-LAB: The strategy lab runs known ways to index row heights on one workload.
    P-ANCHOR: What keeps a place when rows above it change, by public engine.
    """

  static let platformSources = """
    U-ANCHOR: Rules that correct the offset when rows above change; one is chosen by a key.
    U-ANIM: How an animated offset moves, and how long.
    U-BATCH: What a collection view does in a batch of updates, by system version.
    U-BOUNCE: The spring that brings a list back to its edge.
    U-CADENCE: A loop that sleeps between passes drifts by the work of each.
    U-CALIB: Figures that only a phone can give, and the keys that take them.
    U-CELL: What a hosted cell costs to make and to measure; modelled, not measured.
    U-CLAIM: What this model can claim without a phone, and what it cannot.
    U-CYCLE: The life of a cell: estimated, prepared, measured, shown, reused.
    U-DEVICE: Sizes, insets, scales and refresh rates of the devices.
    U-DIFF: Identity of rows in a diffable list, and what counts as an update.
    U-DRAG: How a list follows the finger, with its rubber band at the edges.
    U-FLAG: When a list counts as dragged, decelerating and at rest.
    U-FLING: How a flung list slows down, and when it counts as stopped.
    U-HITCH: A hitch is a frame shown later than it could be; two public scales grade the ratio.
    U-INSET: Insets, safe areas and how offsets are clamped and rounded to pixels.
    U-KEYB: The keyboard's curve and duration.
    U-LINK: What a display link tells about the frame to come.
    U-PASS: One layout of a collection view may take many inner passes, up to a limit.
    U-PREP: Cells prepared ahead in spare time.
    U-ROW: Rows that were never measured keep their estimate.
    U-TYPE: Text sizes and line heights of the system's styles, by size category.
    """
}
