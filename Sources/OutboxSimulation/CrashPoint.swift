/// Where in a write the phone's process ends.
public enum CrashPoint: Int, CaseIterable, Sendable {
  /// Before the bytes are there.
  case beforeWrite
  /// After the bytes, before the witness.
  case beforeWitness
  /// After both, before anything else.
  case afterWrite
  /// After the first effect behind the write.
  case afterEffect
}
