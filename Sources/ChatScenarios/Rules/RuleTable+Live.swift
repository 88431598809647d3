extension RuleTable {
  /// Live state against late snapshots, and rows on screen.
  static let liveRules = """
    H-OVER-1: An event from a past epoch is thrown away.
    H-OVER-2: An event from a coming epoch, or one ahead of the first load, is turned down and
      asks for a load without being counted.
    H-OVER-3: A later revision of the current epoch replaces the overlay as a whole and counts as
      a live event.
    H-OVER-4: An earlier revision of the current epoch is passed over.
    H-OVER-5: Meeting the current revision again is harmless if the blocks agree and a conflict if
      not, which asks for a load.
    H-OVER-6: The start and the end of a run count as live events.
    H-OVER-7: Each load of the latest window remembers how many live events there were at its
      start.
    H-OVER-8: A live row gives way only to a canonical row of its type and id, never because words
      or times agree, and from then on that row alone is seen.
    H-OVER-9: Versions are judged on arrival, ahead of all gates.
    H-SNAP-1: An answer for another operation, generation or host instance is dropped without a
      word.
    H-SNAP-2: An answer that does not decode counts as a failed load and takes no row away.
    H-SNAP-3: An answer from an older epoch, or with other blocks under the current revision, is
      dropped and asked for again.
    H-SNAP-4: If history is unavailable the rows and their pagination stay, and the overlay is
      considered only within the current epoch.
    H-SNAP-5: When live events came in during the load, the answer loses its live rows and its
      active run but still settles canonical rows and pagination.
    H-SNAP-6: Within an epoch the higher overlay revision wins whatever the count says; a first
      answer, or one from a later epoch, brings its overlay only if no live event came in between,
      and else one more load is queued.
    H-SNAP-7: Outbox entries and echoes are matched with confirmed rows by operation or by type
      and id.
    H-SNAP-8: A snapshot that changes something raises the timeline revision by one, and a
      snapshot that changes nothing causes no render.
    H-SNAP-9: A refresh that has no row in common with the window it replaces moves the
      presentation epoch on.
    H-SNAP-10: If old and new window have a canonical row in common, the answer rules from its
      first canonical row downwards, and what was kept above remains with its pagination.
    H-SNAP-11: If they have none in common, rows and pagination become those of the answer, even
      of an empty one.
    H-EPOCH-1: A presentation epoch belongs to one timeline of one session and never falls.
    H-EPOCH-2: It moves on when a refresh has no row in common with the window, when an empty chat
      that nothing has confirmed starts to load afresh, and when the thread changes.
    H-EPOCH-3: Whatever is remembered about anchors, scrolling, settling, restoring or held
      updates carries its epoch and is void in any other.
    H-EPOCH-4: Under the cover a new epoch restarts the still count without giving back passes or
      pages, and in a visible chat it starts another reveal at the bottom.
    H-PROJ-1: The list shows just the display rows derived from the view model, with none added
      and none left out.
    H-PROJ-2: Thinking never becomes a row of the list; the newest thinking of the active run is
      pinned as its status.
    H-PROJ-3: Rows that serve only a subagent's panel are left out of the list.
    H-PROJ-4: Display rows come from canonical rows, live ones that have not settled, and finally
      echoes as they were sent.
    H-PROJ-5: An item is named by type and id, an echo by its operation; settling keeps the item,
      and an echo hands over to its row within a single list snapshot.
    H-PROJ-6: The projection depends on its input alone and is kept for a timeline revision, so
      the same input causes no update.
    H-CAD-1: Live changes pass two gates: at least 100 ms apart into the view model, and from
      there at least 1/6 s apart to the view, which an open composer or preview stretches to 0.5
      s.
    H-CAD-2: Each gate lets the first change through on the spot and the newest waiting one when
      the time is up, so the last state always gets out.
    H-CAD-3: No half-open second has more than six live renders, or two with an open composer.
    H-CAD-4: After a change of mode the next render keeps the new interval, counted from the last
      render.
    H-CAD-5: From event to screen a live change takes 267 ms at most, or 600 ms with an open
      composer, and a frame on top.
    H-CAD-6: Renders for a window snapshot, an older page, a send or a confirmation skip the gate,
      come with the next frame, bring the newest live state along and restart the interval.
    H-CAD-7: Six renders a second that miss one refresh each add up to 100 ms/s of hitches at 60
      Hz, and hitches are counted only during movement.
    H-COORD-1: The coordinator judges new item ids against the list snapshot that is in force.
    H-COORD-2: If ids and order agree no list snapshot is made and just the visible cells with
      other content are reconfigured; the rest is filled as it appears.
    H-COORD-3: Any other ids lead to one list snapshot without animation, and visible survivors
      with other content are reconfigured along with it.
    H-COORD-4: Equal content reconfigures nothing, and an id that occurs twice is a typed failure
      with its name.
    H-COORD-5: Applies follow one another, and up to its completion the list counts as applying.
    H-COORD-6: Over a run there are no more list snapshots than renders, and no more reconfigures
      than renders times visible rows.
    H-HOLD-1: During a drag or a deceleration an update waits if it touches visible rows or the
      list of rows, though rendering continues.
    H-HOLD-2: There is one waiting place, and a newer update takes it over, so that a single
      update applies in the end.
    H-HOLD-3: The waiting update goes in when the list stops, or at the first of the 250 ms checks
      that finds it stopped; a finger that lies still without dragging does not hold it back.
    H-HOLD-4: Checks begin with the first waiting update, and what changed is worked out against
      the list as it then is.
    H-HOLD-5: New content of rows out of view alone need not wait.
    H-HOLD-6: Once the list stops, an update is in within 250 ms and a frame.
    """
}
