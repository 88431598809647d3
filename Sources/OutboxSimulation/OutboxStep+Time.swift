extension OutboxStep {
  /// When the step happens, in ms; `nil` for what waits for a message, a write or a launch.
  var atMs: Int? {
    switch self {
    case .send(let atMs, _, _), .cancel(let atMs, _), .open(let atMs, _), .type(let atMs, _, _),
      .link(let atMs, _, _), .load(let atMs, _), .crash(let atMs, _),
      .desktopCrash(let atMs, _, _), .clock(let atMs, _), .lateWriter(let atMs):
      atMs
    case .crashInWrite, .damage, .fate, .trait: nil
    }
  }
}
