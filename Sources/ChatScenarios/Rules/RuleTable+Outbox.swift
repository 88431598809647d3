extension RuleTable {
  /// The outbox: store, transitions, decisions and invariants.
  static let outboxRules = """
    H-STORE-1: The phone keeps only what it may have to send again, in the user defaults under the
      outbox key, as delivery is up to the desktop.
    H-STORE-2: Each session has an order of operations, every one pending with its full entry or
      terminal, and a generation.
    H-STORE-3: An entry holds the operation, its status, whether the desktop accepted it, the
      mutation with an id of its own, the send mode with the run to steer, and the exact
      parameters to repeat.
    H-STORE-4: A terminal operation stays to the end of the process and turns late writers away;
      the next launch removes it under a new generation.
    H-STORE-5: Changes to the outbox of a session happen one after the other, and sessions do not
      wait for each other.
    H-STORE-6: A witness file names the last generation written, so a store that reads empty
      against it is taken for damaged and never overwritten.
    H-OUTBOX-T1: Sending creates an operation, a mutation and frozen parameters, shows an echo,
      and empties the composer only once they are written.
    H-OUTBOX-T2: The head of a chain is submitted over a usable link with a 20 s timer when
      everything before it is terminal or accepted.
    H-OUTBOX-T3: A receipt that the message is saved makes the operation accepted and lets the
      next one go.
    H-OUTBOX-T4: A permanent refusal ends the operation and gives its text back to the composer or
      to a failed row.
    H-OUTBOX-T5: Silence for 20 s or a lost connection leaves the outcome unknown: the message
      stays queued, the reader is told so, and the chain waits.
    H-OUTBOX-T6: An unknown outcome is looked into once the link works, or at a tick of the open
      chat, unless a check is under way.
    H-OUTBOX-T7: A check that finds the operation listed, in the timeline or accepted earlier
      settles it without sending again.
    H-OUTBOX-T8: A check that finds it nowhere repeats the submit under the old mutation with the
      old bytes while it is younger than 47 h.
    H-OUTBOX-T9: If it is older, nothing is sent until the user chooses between sending it as new
      and discarding it.
    H-OUTBOX-T10: A check that fails, or is silent for 20 s, leaves the outcome unknown up to the
      next tick.
    H-OUTBOX-T11: A receipt that comes late, for whichever attempt, is honoured within its
      generation and may come twice.
    H-OUTBOX-T12: The canonical row with the id of the operation confirms it and takes the echo's
      place.
    H-OUTBOX-T13: An accepted operation that has left the desktop's outbox before its row is
      loaded is not sent again, and 48 h after a launch it is assumed done.
    H-OUTBOX-T14: A message that was never submitted can be cancelled without traffic.
    H-OUTBOX-T15: Cancelling a submitted message is a mutation to itself, refused once its row is
      in the timeline.
    H-OUTBOX-T16: A late writer cannot change a terminal operation; its attempt is counted and
      ignored.
    H-OUTBOX-T17: A launch raises the generation in an atomic write ahead of all other writers,
      removes terminal operations, and takes unfinished submits and checks for unknown.
    H-OUTBOX-T18: A store that is unreadable at launch, or empty against its witness, suspends the
      outbox: no write, later reads, and the old bytes put aside.
    H-OUTBOX-T19: A steering message whose run is over is refused like any other and does not
      become a queued one.
    H-OUTBOX-T20: The answer that a submit is still at work makes its outcome unknown, to be asked
      about under the same key.
    H-OUTBOX-T21: The answer that one key came with other parameters ends the operation as the
      phone's own fault and keeps its text.
    H-OUTBOX-T22: If protected data is at hand and three reads in 10 s steps find the damage
      again, the outbox starts anew under the next generation, keeps the bad bytes and tells the
      user.
    H-OUTBOX-O1: No operation is submitted while an earlier one is unknown, or messages would
      change places.
    H-OUTBOX-O2: A refused operation lets later ones pass since its text is with the user again,
      while one that awaits the user's choice does not.
    H-OUTBOX-O3: Ticks serve the open chat; others are checked when the connection becomes usable.
    H-OUTBOX-O4: Whether a message is in the timeline is decided by type and id or by operation,
      and by nothing else.
    H-OUTBOX-O5: A session has one check under way even if link and tick ask together.
    H-OUTBOX-O6: One check answers for all operations whose last attempt went out ahead of it.
    H-OUTBOX-O7: Age runs from the first submit by wall or monotonic time, whichever is more, and
      a wall clock set back counts as old.
    H-OUTBOX-O8: A draft can be given back if the composer is empty or holds just what was sent.
    H-OUTBOX-O9: Of several refusals the oldest text goes into the composer and the rest become
      failed rows.
    H-OUTBOX-O10: Compaction leaves all pending operations in place.
    H-OUTBOX-O11: The desktop saves a message together with its receipt, or else knows the
      operation when it comes again.
    H-OUTBOX-O12: The model's store can fail by reading empty before the first unlock or after
      truncation, and by losing its last write.
    H-OUTBOX-O13: Only another process can write under an old generation, and such a write is
      refused.
    H-OUTBOX-O14: When the id of a session becomes known, its scope changes key within a single
      write.
    H-OUTBOX-O15: Operations stay with the desktop they were made for, also if it is paired a
      second time.
    H-OUTBOX-O16: A tick takes 10 to 13 s from a timer and random draws that it shares with
      nobody.
    H-OUTBOX-I1: No operation is saved twice by the desktop.
    H-OUTBOX-I2: In the end each operation was saved, was refused with its text at hand, was
      cancelled unsent, or waits for the user.
    H-OUTBOX-I3: The messages of a session are saved as they were sent, one after the other.
    H-OUTBOX-I4: The words of a refused message are never lost: a failed row has them if the
      composer has not.
    H-OUTBOX-I5: One key always carries one and the same parameters, and those go under no other
      key.
    H-OUTBOX-I6: From an unknown outcome nothing is sent before a check younger than the last
      attempt reports it missing.
    H-OUTBOX-I7: A session has one submit and one check under way at most.
    H-OUTBOX-I8: Within a process a terminal operation stays terminal.
    H-OUTBOX-I9: A launch leaves no terminal operation, the next generation, and the pending ones
      as they were.
    H-OUTBOX-I10: An effect happens only after the write that records it.
    H-OUTBOX-I11: From 47 h after the first submit on, nothing is repeated without the user.
    H-OUTBOX-I12: An operation is a single row on screen, be it the echo or the confirmed one.
    H-OUTBOX-I13: Once the link is sound each head is settled within 33 s and two round trips.
    H-OUTBOX-I14: Checking leaves the desktop as it was.
    H-OUTBOX-I15: A session that is blocked holds up no other.
    H-OUTBOX-I16: A crash at any point of a write leaves bytes that decode to the state before it
      or after it.
    H-OUTBOX-I17: An operation is submitted no more often than one plus its checks.
    """
}
