/// The numbers and names of the records in the binary and the text form.
///
/// A number is never given to another record: the digest of every stored trace depends on it.
enum TraceTag: UInt8, CaseIterable {
  case began = 1
  case viewport
  case input
  case covered
  case mounted
  case modelUpdated
  case rendered
  case held
  case heldApplied
  case snapshotApplied
  case reconfigured
  case preparing
  case prepared
  case guarded
  case measured
  case layout
  case settlePass
  case revealed
  case olderRequested
  case olderEnded
  case restoreBegan
  case restoreEnded
  case followSwitched
  case followLink
  case bottomPass
  case bottomEnded
  case placed
  case left
  case frame
  case fault
  case ended
  case late
  case refreshed
  case waited
  case textWork = 48
  case dataBegan
  case loadEnded
  case hostReleased
  case leaseRenewed
  case liveWithheld
  case liveUnheard
  case liveShown
  case sent
  case stored
  case confirmed
  case chunkStored
}

extension TraceTag: TraceName {
  var name: StaticString {
    switch self {
    case .began: "began"
    case .viewport: "viewport"
    case .input: "input"
    case .covered: "covered"
    case .mounted: "mounted"
    case .modelUpdated: "modelUpdated"
    case .rendered: "rendered"
    case .held: "held"
    case .heldApplied: "heldApplied"
    case .snapshotApplied: "snapshotApplied"
    case .reconfigured: "reconfigured"
    case .preparing: "preparing"
    case .prepared: "prepared"
    case .guarded: "guarded"
    case .measured: "measured"
    case .layout: "layout"
    case .settlePass: "settlePass"
    case .revealed: "revealed"
    case .olderRequested: "olderRequested"
    case .olderEnded: "olderEnded"
    case .restoreBegan: "restoreBegan"
    case .restoreEnded: "restoreEnded"
    case .followSwitched: "followSwitched"
    case .followLink: "followLink"
    case .bottomPass: "bottomPass"
    case .bottomEnded: "bottomEnded"
    case .placed: "placed"
    case .left: "left"
    case .frame: "frame"
    case .fault: "fault"
    case .ended: "ended"
    case .late: "late"
    case .refreshed: "refreshed"
    case .waited: "waited"
    case .textWork: "textWork"
    case .dataBegan: "dataBegan"
    case .loadEnded: "loadEnded"
    case .hostReleased: "hostReleased"
    case .leaseRenewed: "leaseRenewed"
    case .liveWithheld: "liveWithheld"
    case .liveUnheard: "liveUnheard"
    case .liveShown: "liveShown"
    case .sent: "sent"
    case .stored: "stored"
    case .confirmed: "confirmed"
    case .chunkStored: "chunkStored"
    }
  }
}
