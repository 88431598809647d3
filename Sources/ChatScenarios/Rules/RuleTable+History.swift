extension RuleTable {
  /// The history envelope: JSON, keys, rows and overlay.
  static let historyRules = """
    H-JSON-1: The input is a single JSON value in valid UTF-8 with nothing but white space around
      it; byte-order marks, other encodings, lone surrogates, comments and trailing commas are
      refused.
    H-JSON-2: An object that names a key twice, compared after unescaping, is refused at any
      level, also among keys that nobody reads.
    H-JSON-3: Whole numbers are read from their characters: no fraction, exponent, minus zero or
      leading zero, and a magnitude of 2^53 − 1 at most.
    H-JSON-4: Texts are equal only byte for byte, so two normal forms of one letter differ.
    H-JSON-5: Types never stand in for one another: true is no number, null is not a missing key,
      and digits in quotes are text.
    H-JSON-6: A text is blank if nothing remains without the white space that JavaScript's trim
      takes off, to which U+0085 and U+200B do not belong.
    H-JSON-7: Input is bounded by 64 MiB, 64 levels, a million nodes, 16 MiB for each string,
      4,096 keys in an object and 17 characters for a whole number.
    H-JSON-8: A refusal names its rule and the byte where the first bad token starts, and nothing
      read before it is used.
    H-ENV-1: The envelope has its eleven known keys, all of them and none besides.
    H-ENV-2: A key whose value may be null must be there all the same.
    H-ENV-3: The boundary token is text and not blank.
    H-ENV-4: The session's id is text or null.
    H-ENV-5: The load state is one of two words, `available` or `unavailable`.
    H-ENV-6: The storage format can only be `indexed`.
    H-ENV-7: The count of loaded entries starts at zero and need not match the rows.
    H-ENV-8: Whether older entries exist is a plain true or false.
    H-ENV-9: The oldest cursor is text or null; null beside a promise of older rows is let
      through, reported, and leads to no request.
    H-ENV-10: The timeline is a list of rows and goes through the decoder that older pages share.
    H-ENV-11: The live overlay is an object with rules to itself.
    H-ENV-12: The runtime is null or an object that nobody looks into.
    H-ENV-13: The active run is null or an object of which only the run's id is read, and that
      must not be blank.
    H-ROW-1: Five row types exist: user, system, activity, reply and thinking.
    H-ROW-2: A row's id is text and not blank.
    H-ROW-3: A row is either canonical or live by origin.
    H-ROW-4: The source order lists one or more whole numbers, none of them negative.
    H-ROW-5: The timestamp is a whole number that may lie below zero.
    H-ROW-6: Live rows must name their run, which canonical rows may leave out or set to null.
    H-ROW-7: A live message of the user must name its operation too, which a settled one may leave
      out.
    H-ROW-8: Keys that the decoder does not know stay with the row unread.
    H-ROW-9: If two rows of a list agree in type and id the page is refused as a whole, whatever
      their origins.
    H-ROW-10: Rows show by source order, then timestamp, then the bytes of the id, then type, no
      matter how they arrived.
    H-OVL-1: An overlay consists of settlement epoch, revision and blocks, and of no other key.
    H-OVL-2: Epoch and revision are exact whole numbers from zero up.
    H-OVL-3: At revision zero the overlay is empty.
    H-OVL-4: All blocks are live rows, and no two of them agree in type and id.
    """
}
