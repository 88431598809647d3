/// What the command can do.
enum Subcommand: String, CaseIterable {
  case run
  case list
  case explain
  case bench
  case simulate
}
