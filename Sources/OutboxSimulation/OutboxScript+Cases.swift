extension OutboxScript {
  /// A submit that never arrives: 20 s, unknown, check, missing, resent under the same key.
  ///
  /// Source: H-OUTBOX-T5 to H-OUTBOX-T8.
  public static var submitLost: OutboxScript {
    var lost = MessageFate()
    lost.isLost = true
    return script(of: [.fate(.submit, subject: 0, 1, lost)])
  }

  /// A receipt that never arrives: 20 s, unknown, check, listed, nothing resent.
  ///
  /// Source: H-OUTBOX-T5 to H-OUTBOX-T7.
  public static var receiptLost: OutboxScript {
    var lost = MessageFate()
    lost.isLost = true
    return script(of: [.fate(.receipt, subject: 0, 1, lost)])
  }

  /// A receipt that comes 25 s after the submit, behind the timeout of 20 s.
  ///
  /// Source: H-OUTBOX-T11.
  public static var receiptLate: OutboxScript {
    var late = MessageFate()
    late.delayMs = 25_000 - MessageFate.healthyMs
    return script(of: [.fate(.receipt, subject: 0, 1, late)])
  }

  /// Five messages 80 ms apart, whose rows are on the desktop long before they are loaded.
  ///
  /// Source: H-OUTBOX-T12.
  public static var fiveQuickSends: OutboxScript {
    let sends = (0..<5).map { OutboxStep.send(atMs: 1_000 + 80 * $0, chat: 0, operation: $0) }
    return OutboxScript(steps: [.open(atMs: 0, chat: 0)] + sends)
  }

  /// One message in the open chat; its run takes it after a minute, so that a check still finds it.
  private static func script(of fates: [OutboxStep]) -> OutboxScript {
    var trait = OperationTrait()
    trait.takenAfterMs = 60_000
    return OutboxScript(
      healMs: 50_000,
      steps: [
        .open(atMs: 0, chat: 0), .send(atMs: 1_000, chat: 0, operation: 0),
        .trait(operation: 0, trait),
      ] + fates
    )
  }
}
