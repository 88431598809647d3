extension RuleTable {
  /// Older pages, following and the bottom.
  static let scrollRules = """
    H-OLDER-1: With no more than 1,800 pt above it, each new offset asks for an older page, except
      in a restore or under the cover, and the end of a restore asks once more.
    H-OLDER-2: Requests keep a quarter of a second between them.
    H-OLDER-3: A load that took 8 s is stale, and its cursor may be asked for again.
    H-OLDER-4: A cursor has one request under way, and nothing is asked without a cursor and a
      promise of older rows.
    H-OLDER-5: The answer of a stale load counts only while the oldest cursor is the one it was
      asked with.
    H-OLDER-6: A page that fails or does not decode leaves rows and pagination alone.
    H-PREPEND-1: At the moment when the list snapshot with older rows goes in, the topmost visible
      row and its place on screen are noted, and afterwards that row is put back there.
    H-PREPEND-2: Live rows wait during a restore, 1.5 s at most, and then the newest overlay goes
      in.
    H-PREPEND-3: A restore is over as soon as a layout pass has the anchor in place to 0.5 pt and
      every visible row measured.
    H-PREPEND-4: No frame from then on shows the anchor more than 0.5 pt off, even as estimates
      above it become measured heights.
    H-PREPEND-5: If the anchor row is gone the nearest row below that was in view takes its part,
      and if there is none the gap to the bottom is kept.
    H-PREPEND-6: Following and settling at the bottom rest as long as a restore runs.
    H-FOLLOW-1: Each tick of the display link moves towards the bottom at the speed of gap by 1.5
      s, no slower than 80 and no faster than 2,200 pt/s.
    H-FOLLOW-2: A step never passes the bottom, reads the gap anew, and takes its time from the
      link's target timestamps, 100 ms at most.
    H-FOLLOW-3: Following begins with 1 pt or less to the bottom ahead of a change, with one's own
      send or with a tap for the bottom, and a drag stops it until the list comes to rest down
      there.
    H-FOLLOW-4: Closer than one pixel, the list is set down on the bottom, a settle begins there
      and the link stops ticking.
    H-FOLLOW-5: The way down takes d/80 s up to 120 pt, logarithmic time up to 3,300 pt, and
      1/2,200 s more for each further point.
    H-FOLLOW-6: Behind text that grows each frame the lag is about zero below 80 pt/s, then a
      second and a half of growth, and from 2,200 pt/s on without limit; behind the render gate it
      is a saw.
    H-FOLLOW-7: What is left of the way depends on the refresh rate by no more than 0.4 % at 60 Hz
      and 0.8 % at 30 Hz.
    H-BOTTOM-1: A settle at the bottom checks every 32 ms, except that its first check after an
      animated scroll takes 350 ms.
    H-BOTTOM-2: A check is stable with a gap of 1 pt or less and a content height that moved by
      half a point or less; a larger gap is closed on the spot.
    H-BOTTOM-3: It ends with two stable checks in succession, with the eighth check, or when a
      drag begins.
    H-BOTTOM-4: So it takes 64 to 256 ms, or 382 to 574 ms behind an animated scroll.
    H-MOTION-1: With Reduce Motion the list jumps down in one frame where it would have followed,
      and a change of the setting holds from the next frame on.
    """
}
