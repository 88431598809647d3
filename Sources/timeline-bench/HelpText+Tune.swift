extension HelpText {
  static let tuneText = """
    Runs scenarios with many constants and prints the points that no other beats, the current
    constants marked, with a recommendation and what it trades.

    USAGE
      timeline-bench tune --vary KEY=V1,V2,... [--vary ...] [SCENARIO]... [OPTIONS]
      timeline-bench tune --points FILE | --random N | --sensitivity ... [SCENARIO]... [OPTIONS]

    POINTS
      --vary A=1,2 --vary B=3,4   the grid: every combination, here 4
      --random 500                500 combinations of the values, drawn with --seed, none twice
      --points FILE               one point a line: KEY=VALUE KEY=VALUE; # begins a comment
      --sensitivity               one constant at a time: each value given, or half and double

    A KEY is a constant ('list keys') or a price such as cost.measure; the value 'own' of a price is
    what each scenario states. A point is tried on every scenario chosen, or with --input on your
    own chats. --seeds runs what is drawn at random with more seeds.

    OBJECTIVES
    Without --objective: the time under the cover (half and 95 of 100 runs), what moves after it,
    the largest shift, renders a second, and wasted measures. Runs become one value by their 95th
    percentile for times, their sum for counts, else their worst; METRIC:worst, :sum, :p95 and :p50
    say otherwise. A point is on the front (*) if no other is better in something and worse in
    nothing.

    VERDICTS
      kept        every budget of the scenarios holds
      misses N    so many budgets are missed, 'gate' would refuse it; it is never recommended
      dropped     the current constants beat it whatever its last runs give
      refused     its constants do not fit one another
    Where points that miss budgets are better, the best of those that keep all are marked with +.
    A budget that pins a value has to be changed together with the constant that it pins.

    PARTS
    A sweep that is stopped goes on with --resume. --shard 2/8 tries the second of eight parts, on
    any machine; 'merge' joins the files to the bytes that one run would have written.

      GNU parallel, one part a processor:
        parallel timeline-bench tune --vary ... --jobs 1 --quiet --out out --shard {}/8 ::: {1..8}
        timeline-bench merge out/tune.*-of-8.json
      A CI matrix: a job for each shard in 1 to 8 with the command above, its file as an artifact,
      and a job behind them that merges the files.
      A Slurm array, in a script for 'sbatch --array=1-8':
        timeline-bench tune --vary ... --quiet --out out \\
          --shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT

    EXAMPLES
      timeline-bench tune --vary reveal.passDelay=16ms,32ms,48ms --vary reveal.stillPasses=2,3,4 \\
        'reveal/*'
      timeline-bench tune --sensitivity 'corpus/*' --objective reveal.ms,shift.pt.max
      timeline-bench tune --vary layout.estimatedHeight=40pt..200pt:17 --input chat.json
      timeline-bench tune --vary cost.measure=own,2ms,4ms 'hitch/*' --objective hitch.ratio
    """
}
