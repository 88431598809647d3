extension SourceTable {
  static let toolSources = """
    INJ: Text from outside cannot act: every writer escapes for its format.
    INJ-2: JSON inside a page escapes what could end its element.
    INJ-3: A page has a policy under which foreign script cannot run.
    INJ-5: XML holds no control characters.
    INJ-6: A field of CSV that a spreadsheet would run gets an apostrophe.
    INJ-7: Controls are shown as escapes on terminals and in logs.
    INJ-8: Markdown tables escape what would begin markup.
    INJ-9: A scenario's name is FAMILY/SLUG, both of lower-case letters, digits and hyphens.
    INJ-10: Hostile strings go through every writer and are judged by a real parser.
    J: All JSON goes through one strict reader and one stable writer.
    J-11: An error names file, byte, rule and place in one line.
    J-14: Keys have a fixed order and undefined values are null.
    J-15: Exports of other tools are read in pieces; what is broken is refused with its place.
    LIM: Limits on everything that is read, so that no input costs more than it may.
    LIM-6: An object of JSON has at most 4,096 members.
    LIM-8: A simulated seed has at most so many events, which its kind of simulation states.
    LIM-9: A failing seed is made smaller in at most so many runs.
    LIM-10: Any input within the limits ends within 10 s and 1 GiB, with a result or an error.
    PRIV: No output holds text of rows unless it is asked for, and traces never do.
    S-DOC: Public symbols are documented, units and failures included.
    S-NAME: One word for one thing; names of keys and metrics never change their meaning.
    S-REFUSE: What the code does without: leftovers, dead code, forced unwraps, hidden state.
    S-SHAPE: The shape of files, and what pure modules may not use.
    S-SIZE: Files and functions have a largest size.
    S-TEST: How tests are written: sentences as names, small worlds, twins, seeds, marbles.
    """
}
