extension HelpText {
  /// What `report` does.
  static var reportText: String {
    """
    Writes one HTML file that opens from disk and shows a run that 'run --out' has made: verdicts,
    a player of every frame, why a reveal took as long as it did, and the same engine live, so that
    constants can be turned in the page.

    USAGE
      timeline-bench report RUN [SCENARIO]... -o FILE.html [OPTIONS]

    RUN is the folder of the run, such as out/latest. A SCENARIO, which may be a pattern such as
    'reveal/*', keeps only these runs. The page loads nothing, and holds no text of rows. With
    --base it shows what changed, and both screens on one clock; --sweep adds the map of a saved
    sweep, --folded the costs by call stack, --bench the times of two builds with their intervals,
    memory and instructions, --profile the phases of runs.

    The live engine is out/page/engine.wasm, which Benchmarks/Page/build makes, or engine.wasm
    beside the command or in ../share/timelinebench. A report without one says so.

    EXAMPLES
      timeline-bench report out/latest -o report.html
      timeline-bench report out/latest 'reveal/*' --base out/before -o report.html
      timeline-bench report out/latest --sweep out/tune.json -o report.html
      timeline-bench bench --compare main --json > out/bench.json
      timeline-bench report out/latest --bench out/bench.json -o report.html
    """
  }

  /// What `play` does.
  static var playText: String {
    """
    Runs a scenario and shows its screen in the terminal as time goes by: rows as blocks, rows with
    estimated heights hatched. Where the output is no terminal, the screens at the mount, at the
    reveal and at the end are printed.

    USAGE
      timeline-bench play SCENARIO [OPTIONS]

    EXAMPLES
      timeline-bench play reveal/rows-settle --speed 0.25
      timeline-bench play older/prepend-while-reading --at 1.2s
    """
  }
}
