public import TimelineUnits

/// What the driver has to do, in the order of the list.
///
/// A crash between two effects loses the later ones only.
public enum OutboxEffect: Equatable, Sendable {
  /// Note a transition; nothing else is to be done.
  case moved(OutboxMove)
  /// Write the store in one step, then the witness.
  ///
  /// If nothing can be written, the rest of the list is dropped and `OutboxEvent.writeRefused` goes
  /// back.
  case write([UInt8], generation: Int)
  /// Send a call to a desktop.
  case send(OutboxCall)
  /// Start a timer.
  case startTimer(OutboxTimer, at: Instant)
  /// Start a timer after `OutboxTuning.tickDelay(draw:)` with a draw of the driver's.
  case startTick(OutboxTimer)
  /// Show, change or remove a row.
  case row(ScopeKey, OperationID, OutboxRow)
  /// Show a text in the composer.
  case draft(ScopeKey, [UInt8])
  /// Tell the user.
  case tell(OutboxNotice)
  /// Keep a copy of the damaged bytes beside the store, without a write to the store itself.
  case keepDamaged
  /// Read the store again and send `OutboxEvent.read`.
  case readAgain(at: Instant)
}
