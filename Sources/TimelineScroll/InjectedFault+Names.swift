extension InjectedFault {
  /// The name that commands take and print.
  public var name: StaticString {
    switch self {
    case .coverLiftsAPassEarly: "coverLiftsAPassEarly"
    case .deadlineAPassLate: "deadlineAPassLate"
    case .coverNeverSettles: "coverNeverSettles"
    case .coverNeverLifts: "coverNeverLifts"
    case .waitCountsAsStill: "waitCountsAsStill"
    case .creepIsRefused: "creepIsRefused"
    case .motionIsIgnored: "motionIsIgnored"
    case .shortHistoryIgnored: "shortHistoryIgnored"
    case .listJumpsAfterReveal: "listJumpsAfterReveal"
    case .restoreSkipped: "restoreSkipped"
    case .restoreByIndex: "restoreByIndex"
    case .restoreRoundsOneSide: "restoreRoundsOneSide"
    case .restoreOffByAPoint: "restoreOffByAPoint"
    case .restoreEndsAtOnce: "restoreEndsAtOnce"
    case .linkRunsOnInDrag: "linkRunsOnInDrag"
    case .followResumesAnywhere: "followResumesAnywhere"
    case .followIsSlow: "followIsSlow"
    case .followIsFast: "followIsFast"
    case .followIgnoresSend: "followIgnoresSend"
    case .followLostByGrowth: "followLostByGrowth"
    case .followLostByUpdate: "followLostByUpdate"
    case .bottomSettleStopsAtOne: "bottomSettleStopsAtOne"
    case .bottomSettleOverrunsLimit: "bottomSettleOverrunsLimit"
    case .gateIntervalIgnored: "gateIntervalIgnored"
    case .gateLosesTrailing: "gateLosesTrailing"
    case .composerIntervalIgnored: "composerIntervalIgnored"
    case .rendersNothingNew: "rendersNothingNew"
    case .reconfiguresAllVisible: "reconfiguresAllVisible"
    case .reloadsOnUpdate: "reloadsOnUpdate"
    case .reloadsAfterSnapshot: "reloadsAfterSnapshot"
    case .rendersIdle: "rendersIdle"
    case .heldAppliesInDrag: "heldAppliesInDrag"
    case .heldUpdateLost: "heldUpdateLost"
    case .heldCheckIsSlow: "heldCheckIsSlow"
    case .olderFiresTwice: "olderFiresTwice"
    case .olderSpacingIgnored: "olderSpacingIgnored"
    case .olderNeverStale: "olderNeverStale"
    case .failedPageReloads: "failedPageReloads"
    case .rowsLeaveEarly: "rowsLeaveEarly"
    case .layoutGivesUp: "layoutGivesUp"
    case .layoutNeverEnds: "layoutNeverEnds"
    case .estimateIsTiny: "estimateIsTiny"
    case .updateShiftsList: "updateShiftsList"
    case .keyboardInsetIgnored: "keyboardInsetIgnored"
    case .cellsMeasuredTwice: "cellsMeasuredTwice"
    case .lateFramesUntold: "lateFramesUntold"
    case .epochTakenAsWindow: "epochTakenAsWindow"
    case .trimForgetsHeights: "trimForgetsHeights"
    case .motionTimeJitters: "motionTimeJitters"
    case .waitsUntold: "waitsUntold"
    case .dragSlips: "dragSlips"
    }
  }

  /// What the fault does, in one sentence.
  public var summary: StaticString {
    switch self {
    case .coverLiftsAPassEarly: "The cover is lifted by one still pass too few."
    case .deadlineAPassLate: "The deadline of the cover is one pass late."
    case .coverNeverSettles: "No run of still passes lifts the cover."
    case .coverNeverLifts: "The cover is never lifted."
    case .waitCountsAsStill: "A pass that should wait is judged as if nothing were outstanding."
    case .creepIsRefused: "A settle pass has no tolerance."
    case .motionIsIgnored: "A settle pass takes no movement for a difference."
    case .shortHistoryIgnored: "A short history asks for no page under the cover."
    case .listJumpsAfterReveal: "The list jumps by 40 pt two frames after its reveal."
    case .restoreSkipped: "A prepend restore is written down and not made."
    case .restoreByIndex: "A restore brings back the row at the anchor's old index."
    case .restoreRoundsOneSide:
      "The place of an anchor is rounded down to 4 pt, the other side to pixels."
    case .restoreOffByAPoint: "A restore is off by one point."
    case .restoreEndsAtOnce: "A restore ends before estimated rows are measured."
    case .linkRunsOnInDrag: "The follow link runs on while the finger drags."
    case .followResumesAnywhere: "Following is switched on wherever the list comes to rest."
    case .followIsSlow: "Following is a twentieth slower than it should be."
    case .followIsFast: "Following is a twentieth faster than it should be."
    case .followIgnoresSend: "The user's own send does not switch following on."
    case .followLostByGrowth: "Following is switched off when the bottom moves away."
    case .followLostByUpdate: "Following is switched off by every update of the list."
    case .bottomSettleStopsAtOne: "One stable pass ends a bottom settle."
    case .bottomSettleOverrunsLimit: "A bottom settle has one pass more than it may."
    case .gateIntervalIgnored: "The render gate lets every change of the view model pass."
    case .gateLosesTrailing: "The trailing timer of the render gate renders nothing."
    case .composerIntervalIgnored:
      "With the composer open the render gate keeps its usual interval."
    case .rendersNothingNew: "Every live render is followed by one that has nothing new."
    case .reconfiguresAllVisible: "An update fills every visible cell again."
    case .reloadsOnUpdate: "An update of content reloads the list."
    case .reloadsAfterSnapshot: "A list snapshot is followed by a reload."
    case .rendersIdle: "The screen renders once a second though nothing changed."
    case .heldAppliesInDrag: "Updates do not wait while the user moves the list."
    case .heldUpdateLost: "A held update is dropped when the list rests."
    case .heldCheckIsSlow: "The check for a held update comes half as often."
    case .olderFiresTwice: "Every older page is asked for twice."
    case .olderSpacingIgnored: "Older pages are asked for without spacing."
    case .olderNeverStale: "A request for an older page is never given up."
    case .failedPageReloads: "An older page that fails or goes stale reloads the list."
    case .rowsLeaveEarly: "The lowest visible row is taken off the screen."
    case .layoutGivesUp: "A layout gives up after one pass."
    case .layoutNeverEnds: "A cell that was measured asks for a new layout at once."
    case .estimateIsTiny: "A row that was never measured counts with a tenth of its estimate."
    case .updateShiftsList: "An update moves the list by 2 pt."
    case .keyboardInsetIgnored: "A keyboard does not move the bottom inset."
    case .cellsMeasuredTwice: "What a layout measured is measured again."
    case .lateFramesUntold: "A frame that is shown late is not told."
    case .epochTakenAsWindow: "A new presentation epoch is taken as a window of the old one."
    case .trimForgetsHeights: "Rows that are trimmed from memory fall back to the estimate."
    case .motionTimeJitters:
      "Motion is computed for an instant that is a third of a refresh off in every other frame."
    case .waitsUntold:
      "An input that waited for the main thread is told as if it had just come."
    case .dragSlips: "Under the finger that drags it the list slips by a tenth of its way."
    }
  }

  /// The fault with a name, compared by UTF-8 bytes, or `nil` if there is none.
  public static func named(_ bytes: some Collection<UInt8>) -> InjectedFault? {
    for fault in allCases {
      let name = fault.name
      guard name.utf8CodeUnitCount == bytes.count else { continue }
      if name.withUTF8Buffer({ $0.elementsEqual(bytes) }) { return fault }
    }
    return nil
  }
}
