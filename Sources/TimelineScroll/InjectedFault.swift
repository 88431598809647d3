/// A fault that is put into the engine on purpose, to prove that a budget or a checker notices it.
///
/// Each case is a mistake that an app can make. It changes what the engine does, never what is
/// expected of it; without a fault the switch costs one comparison where it is asked for.
///
/// Source: BM-SELF-2, BM-SELF-3.
public enum InjectedFault: UInt8, CaseIterable, Sendable {
  /// The cover is lifted by one still pass too few.
  case coverLiftsAPassEarly
  /// The deadline of the cover is one pass late.
  case deadlineAPassLate
  /// No run of still passes lifts the cover.
  case coverNeverSettles
  /// The cover is never lifted.
  case coverNeverLifts
  /// A pass that should wait is judged as if nothing were outstanding.
  case waitCountsAsStill
  /// A settle pass has no tolerance.
  case creepIsRefused
  /// A settle pass takes no movement for a difference.
  case motionIsIgnored
  /// A short history asks for no page under the cover.
  case shortHistoryIgnored
  /// The list jumps by 40 pt two frames after its reveal.
  case listJumpsAfterReveal
  /// A prepend restore is written down and not made.
  case restoreSkipped
  /// A restore brings back the row at the anchor's old index.
  case restoreByIndex
  /// The place of an anchor is rounded down to 4 pt, the other side to pixels.
  case restoreRoundsOneSide
  /// A restore is off by one point.
  case restoreOffByAPoint
  /// A restore ends before estimated rows are measured.
  case restoreEndsAtOnce
  /// The follow link runs on while the finger drags.
  case linkRunsOnInDrag
  /// Following is switched on wherever the list comes to rest.
  case followResumesAnywhere
  /// Following is a twentieth slower than it should be.
  case followIsSlow
  /// Following is a twentieth faster than it should be.
  case followIsFast
  /// The user's own send does not switch following on.
  case followIgnoresSend
  /// Following is switched off when the bottom moves away.
  case followLostByGrowth
  /// Following is switched off by every update of the list.
  case followLostByUpdate
  /// One stable pass ends a bottom settle.
  case bottomSettleStopsAtOne
  /// A bottom settle has one pass more than it may.
  case bottomSettleOverrunsLimit
  /// The render gate lets every change of the view model pass.
  case gateIntervalIgnored
  /// The trailing timer of the render gate renders nothing.
  case gateLosesTrailing
  /// With the composer open the render gate keeps its usual interval.
  case composerIntervalIgnored
  /// Every live render is followed by one that has nothing new.
  case rendersNothingNew
  /// An update fills every visible cell again.
  case reconfiguresAllVisible
  /// An update of content reloads the list.
  case reloadsOnUpdate
  /// A list snapshot is followed by a reload.
  case reloadsAfterSnapshot
  /// The screen renders once a second though nothing changed.
  case rendersIdle
  /// Updates do not wait while the user moves the list.
  case heldAppliesInDrag
  /// A held update is dropped when the list rests.
  case heldUpdateLost
  /// The check for a held update comes half as often.
  case heldCheckIsSlow
  /// Every older page is asked for twice.
  case olderFiresTwice
  /// Older pages are asked for without spacing.
  case olderSpacingIgnored
  /// A request for an older page is never given up.
  case olderNeverStale
  /// An older page that fails or goes stale reloads the list.
  case failedPageReloads
  /// The lowest visible row is taken off the screen.
  case rowsLeaveEarly
  /// A layout gives up after one pass.
  case layoutGivesUp
  /// A cell that was measured asks for a new layout at once.
  case layoutNeverEnds
  /// A row that was never measured counts with a tenth of its estimate.
  case estimateIsTiny
  /// An update moves the list by 2 pt.
  case updateShiftsList
  /// A keyboard does not move the bottom inset.
  case keyboardInsetIgnored
  /// What a layout measured is measured again.
  case cellsMeasuredTwice
  /// A frame that is shown late is not told.
  case lateFramesUntold
  /// A new presentation epoch is taken as a window of the old one.
  case epochTakenAsWindow
  /// Rows that are trimmed from memory fall back to the estimate.
  case trimForgetsHeights
  /// Motion is computed for an instant that is a third of a refresh off in every other frame.
  case motionTimeJitters
  /// An input that waited for the main thread is told as if it had just come.
  case waitsUntold
  /// Under the finger that drags it the list slips by a tenth of its way.
  case dragSlips
}
