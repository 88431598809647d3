public import DataSimulation
public import OutboxSimulation
public import TimelineScroll

/// A mistake that is made on purpose in a run of a scenario, to prove that a budget notices it.
///
/// It changes what the screen, the data side, the outbox or an upload does, never what is expected.
///
/// Source: BM-SELF-2, DST-10.
public enum ScenarioFault: Equatable, Sendable {
  /// The engine of the screen makes it.
  case screen(InjectedFault)
  /// The data side makes it.
  case data(DataMutant)
  /// The outbox, its store or the desktop makes it.
  case outbox(OutboxMutant)
  /// A new process uploads a file under a new key.
  case uploadRekeyed

  /// The mistakes that a scenario of the catalogue has to notice.
  ///
  /// Of the data side and the outbox these are those that its budgets are about; all others are
  /// left to the checkers of the simulators.
  public static let all: [ScenarioFault] =
    InjectedFault.allCases.map { .screen($0) }
    + [
      DataMutant.olderRevisionWins, .snapshotOverlayWins, .settlesByText, .operationIgnored,
      .leaseNotRenewed, .noTimeout, .waitNotRedrawn,
    ].map { .data($0) }
    + [OutboxMutant.newKeyOnResend, .filesDropped, .droppedOnTimeout].map { .outbox($0) }
    + [.uploadRekeyed]

  /// The name that outputs print.
  public var name: String {
    switch self {
    case .screen(let fault): fault.name.description
    case .data(let mutant): "data." + mutant.rawValue
    case .outbox(let mutant): "outbox." + mutant.rawValue
    case .uploadRekeyed: "upload.newKey"
    }
  }

  /// What it does, in one sentence.
  public var summary: String {
    switch self {
    case .screen(let fault): fault.summary.description
    case .data(let mutant): ScenarioFault.summary(of: mutant)
    case .outbox(let mutant): ScenarioFault.summary(of: mutant)
    case .uploadRekeyed: "A new process uploads a file under a new key."
    }
  }

  private static func summary(of mutant: DataMutant) -> String {
    switch mutant {
    case .olderRevisionWins: "A live event replaces live text of a newer revision."
    case .snapshotOverlayWins: "The live text of a snapshot replaces newer live text."
    case .settlesByText: "A live row settles by its text."
    case .operationIgnored: "The answer of a load that has ended is applied."
    case .leaseNotRenewed: "The lease is taken once and never renewed."
    case .noTimeout: "A load without an answer never ends."
    case .waitNotRedrawn: "The end of a load leaves the running wait of the catch-up."
    default: "The data side makes the mistake \(mutant.rawValue)."
    }
  }

  private static func summary(of mutant: OutboxMutant) -> String {
    switch mutant {
    case .newKeyOnResend: "A message that is sent again has a new key."
    case .filesDropped: "A message that is sent again goes without its files."
    case .droppedOnTimeout: "A message is dropped when its receipt does not come."
    default: "The outbox makes the mistake \(mutant.rawValue)."
    }
  }
}
