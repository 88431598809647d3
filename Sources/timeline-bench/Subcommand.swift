/// What the command can do.
enum Subcommand: String, CaseIterable {
  case run
  case gate
  case list
  case explain
  case bench
  case profile
  case simulate
  case importing = "import"
  case export
  case report
  case play
  case tune
  case merge
  case compare
  case replay
  case verify
  case doctor
  case new
  case schema
  case accept
}
