extension HelpText {
  static let profileText = """
    Says where the time of scenarios, or of your own chats, goes.

    USAGE
      timeline-bench profile [SCENARIO]... [--input FILE]... [--folded FILE] [OPTIONS]

    Two clocks stand side by side and are never mixed. Virtual time is what a price list charges for
    the work of a phone: exact, the same on every machine, a model. This machine's time is what the
    engine itself takes here: samples, of every event the smallest of some rounds.

    PHASES
      decode     reading histories and inputs
      diff       editing the list of rows, rendering, applying a snapshot
      parse      reading Markdown
      shape      break positions and widths of words
      fit        filling lines at a width
      prepare    rows whose preparation takes a time that the scenario states
      layout     the layout loop, with the measuring of cells
      configure  filling cells
      scroll     moving the list, looking whether it is still, showing a frame
      trace      writing the trace
      other      this machine only: what is between the phases, such as the event queue

    A call is all that one event - a frame, a timer, a row to measure - does in a phase. Work inside
    a phase that belongs to another one counts there and not twice. The work on the main thread is
    free unless the scenario or --cost states prices; the table then says so.

    Below the table: the frame that hurt most on each clock with its cause and the command to look
    at it, and the dearest rows with what explains them. A row is named by its number in the trace
    and the hash of its id; no text is printed unless --include-text asks for it.

    --folded writes lines "scenario;occasion;phase;step microseconds", which flamegraph.pl, inferno
    and speedscope read; --clock virtual takes the model's time. --perfetto writes the traces with
    a second process for each, "host", that holds the cost of every frame.

    A profiled run is compared with one that nobody observes: exit code 3 if their traces differ.

    EXAMPLES
      timeline-bench profile 'reveal/*'
      timeline-bench profile corpus/stream-answer --cost modelled-slow-phone
      timeline-bench profile --input chat.json --folded chat.folded
      timeline-bench profile hitch/render-misses-60 --perfetto trace.json
    """
}
