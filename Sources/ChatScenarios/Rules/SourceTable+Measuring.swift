extension SourceTable {
  static let measuringSources = """
    BM-ALLOC: Allocations are counted by a library that stands before the system's own.
    BM-ARC: Retains and releases are counted, and compared for one toolchain alone.
    BM-BASE: When two runs may be compared: same scenario, device, seed, constants and versions.
    BM-CG: Instructions are counted by callgrind, in a region that the benchmark marks.
    BM-CT: The form of a Chrome trace: microseconds, lanes that nest, counters and names.
    BM-DATA: How the report's page stores runs: whole numbers in columns, each with its unit.
    BM-DET: Every run is made twice and its digests compared.
    BM-DOC: What 'doctor' looks at, each with its remedy.
    BM-ENV: What a record says of the machine, the versions and the files it depends on.
    BM-EXIT: The exit code tells the worst of all findings, and the last line counts them.
    BM-EXP: Exports write what a run's record says: strict, stable and without text of rows.
    BM-FEAT: What other suites offer, and what this one holds against it.
    BM-HASH: What depends on the order of hashes is counted with one that never changes.
    BM-PLAY: The player: the screen, lanes on one axis, the reason of each pass, jumps to anomalies.
    BM-PRIN: Principles: exact values gate, host time is reported, every failure names its command.
    BM-PROG: Progress is told on standard error: a bar, plain lines, JSON, or nothing.
    BM-REP: The report is one page that loads nothing and shows foreign text as text.
    BM-RTEST: The report's page shows what the engine gives, at sampled instants.
    BM-SELF: A gate proves that it can fail: each fault that is put in must be found.
    BM-STAT: Percentiles by nearest rank, no value where there is none, no tolerance if exact.
    BM-SWEEP: Sweeps over constants: grid, list, random draws, one at a time, in parts and resumed.
    BM-TIER: Exact, counted and timed values never share a table.
    BM-TIER-1: Exact values are equal on every machine; a trace of another format is not read.
    BM-TIME: Timed runs warm up until they stop improving.
    DST: Simulations of the data side: seeds, virtual time, faults, checkers, shrinking.
    MUT: Defects that are switched on to prove that the simulations find them.
    R: Tests of reliability: swarms of faults, coverage of transitions, mutants, fuzzing.
    """

  static let metricSources = """
    M-BLANK: Points of the viewport without a row while there is content.
    M-CAD: How often live renders come, and how late each due one is.
    M-CAD-1: The most live renders in any second, the second's end not included.
    M-CAD-2: The least time from a render to the next live one.
    M-CAD-3: The share of renders that change no visible row.
    M-CAD-4: How late a render is, for each instant at which one was due.
    M-DRIFT: How far the reader's place moved during a prepend, at worst and in the end.
    M-EVEN: Movements that are much larger or smaller than those of the frames around them.
    M-FRAME: The classes of frames: on time, late, missed and dropped.
    M-HITCH: Late milliseconds for each second of movement.
    M-HOLD: How long a held update waits after rest, and that none is applied under the finger.
    M-JANK: The share of moving frames that come too late although input came in time.
    M-LAG: The distance to the bottom while the list follows; a closed form for steady growth.
    M-LAT: The time from a touch to the frame that shows it, and from its end to rest.
    M-NOTE: What movement is: what no finger, animation or command asked for counts as unexplained.
    M-OVER: How much a frame exceeds its deadline.
    M-REVEAL: The time under the cover, its passes, its reasons and what moves after it.
    M-REVEAL-1: The time from covering the list to lifting the cover.
    M-REVEAL-2: The settle passes until the cover is lifted.
    M-REVEAL-3: The share of reveals that ended because no more passes were allowed.
    M-REVEAL-4: The time under the cover, divided by what the reveal waited for.
    M-REVEAL-5: How much moves in the half second after the cover is lifted.
    M-REVEAL-6: How far the list moved over the last still passes.
    M-SHIFT: Rows that move without a command: a score for each burst, and points.
    M-STABLE: Passes until the list is stable, and resets with their reason.
    M-WORK: What the engine did: cells measured, configured and asked for, as plain counts.
    M-DATA: What the data side did: text that went back, doubled messages, dropped answers.
    M-YANK: Movement of what is read during a drag that the finger did not cause.
    """
}
