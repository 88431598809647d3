extension RuleTable {
  /// Hosts, the lease, catch-up, load scheduling and threads.
  static let hostsRules = """
    H-HOST-1: One view model per chat is a host; its key is made of desktop, session and project
      folder, each compared byte for byte.
    H-HOST-2: The cache holds six hosts in order of their latest selection, and nothing but a
      selection reorders it.
    H-HOST-3: Selecting stages a host while views render and commits it afterwards in a task of
      its own, so that a view update never publishes a change.
    H-HOST-4: Only a commit evicts, which lets a seventh view model live for a moment; a stage
      that a later selection overtook does nothing, and the selected host is safe.
    H-HOST-5: When a commit would leave seven hosts, the least recently selected one goes with its
      rows, overlay and scheduler while its outbox stays, and reopening it begins with a first
      load.
    H-HOST-6: Exactly the selected host is on screen, and leaving it forgets the scroll position
      and the progress of its reveal.
    H-HOST-7: A host in the cache that is not selected keeps what it has and starts no load until
      it is chosen and active again.
    H-HOST-8: Coming back to a cached chat costs one load of the latest window, merged into the
      rows it kept, and shows the bottom after a brief cover.
    H-HOST-9: Chats out of sight are neither loaded nor reconciled in bulk.
    H-HOST-10: With A to F cached, selecting G drops F and leaves G A B C D E, and F then has to
      load from nothing.
    H-HOST-11: Whatever the selections, a small cache holds a part of what a larger one would
      hold, so more capacity cannot mean fewer hits.
    H-LEASE-1: The chat on screen alone owns the timeline lease and renews it each 20 s; the relay
      lets it run out 60 s after the last renewal it saw, and no lease means no live blocks.
    H-LEASE-2: A phone has one lease: taking it for another chat ends the former immediately, and
      blocks still under way to a parked host are thrown away.
    H-LEASE-3: What the desktop produces for a chat without lease is not sent afterwards, so only
      a load can show it.
    H-LEASE-4: One missed renewal costs nothing, a second in a row can open a gap, and a stay of
      over 60 s in the background always ends the lease.
    H-CATCH-1: On screen the latest window is fetched again after 60 s, or 10 s while something is
      pending, stretched by a random share of up to 0.3 that each wait draws for itself.
    H-CATCH-2: Whichever way a latest-window load ends, it cancels the wait in progress and draws
      another from the present state.
    H-CATCH-3: Entering the busy class may bring the deadline forward to a new short wait, while
      leaving it moves nothing.
    H-CATCH-4: Without the redraw after each load an idle chat would stay in the busy class and
      load 313 times an hour rather than 52.
    H-CATCH-5: A failed load is followed by a short wait, and a parked chat or an app in the
      background has no catch-up tick.
    H-SCHED-1: Each host runs one latest-window load at a time for its target and remembers one
      more request, into which further reasons are merged.
    H-SCHED-2: A request starts right away if nothing runs, the host is mounted, the app is in
      front and the link works; otherwise it is remembered.
    H-SCHED-3: A request during a load becomes the remembered one, since a load cannot answer a
      request younger than its own start.
    H-SCHED-4: Asking a parked host for a load only marks it stale.
    H-SCHED-5: At its start a load notes the host instance, the generation of its target, its own
      number and the count of live events so far.
    H-SCHED-6: An answer is taken only while its target and notes are current, after which the
      remembered request starts; parking alone does not void an answer.
    H-SCHED-7: A new target raises the generation, disowns the running load and hands the
      remembered request on.
    H-SCHED-8: A failed load leaves the rows on screen alone and makes the next activation load
      afresh.
    H-SCHED-9: Losing the link fails the running load but keeps the remembered request until the
      link works again.
    H-SCHED-10: During a recovery reload the old rows remain on screen up to the moment its
      snapshot is in.
    H-SCHED-11: A load without an answer is given up after 20 s.
    H-STALE-1: The end of a run makes the rows of the selected chat stale.
    H-STALE-2: A run that broke down makes the rows of the selected chat stale.
    H-STALE-3: A run that was aborted makes the rows of the selected chat stale.
    H-STALE-4: A run that was cancelled makes the rows of the selected chat stale.
    H-STALE-5: A desktop that recovers makes the rows of the selected chat stale.
    H-STALE-6: Bringing the app to the front makes the rows of the selected chat stale.
    H-STALE-7: Choosing another desktop makes the rows stale and gives the load a new target.
    H-STALE-8: A refresh that the reader asks for makes the rows stale.
    H-STALE-9: Selecting the chat that is selected already makes its rows stale.
    H-STALE-10: A session that was updated after the start of the load applied last is stale.
    H-STALE-11: Each tick of the catch-up timer makes the rows of the chat on screen stale.
    H-STALE-12: A live event from a coming epoch, which the host turns down, makes its rows stale.
    H-STALE-13: Two overlays that contradict each other under one version make the rows stale.
    H-STALE-14: A load that failed in the past makes the rows stale as soon as the chat is active.
    H-THREAD-1: A subagent's thread has a viewer and a view model to itself, with one call for its
      latest window and a second for older pages.
    H-THREAD-2: The name of a thread's timeline is made of `subagent-` and the thread's id, and
      switching threads moves the presentation epoch on.
    H-THREAD-3: Threads use no cache place, lease or timer: they load when opened, refreshed or
      brought to the front and vanish on closing, while the parent chat stays mounted.
    """
}
