/// How the command ends; scripts rely on the numbers.
enum ExitCode: Int32 {
  /// Everything asked for was done and every budget was kept.
  case pass = 0
  /// The command was used wrongly, an input is bad, or the output cannot be written.
  case usage = 1
  /// A budget was missed.
  case missed = 2
  /// Two runs of one scenario differed, or the model broke one of its own rules.
  case violation = 3
  /// A value became better than the baseline, which was asked to be told.
  case improvement = 4
  /// Something that is needed is not there, or results cannot be compared.
  case missing = 5
  /// Samples do not tell, and the user wants to be told.
  case inconclusive = 6
}
