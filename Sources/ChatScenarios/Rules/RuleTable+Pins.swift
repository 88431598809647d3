extension RuleTable {
  /// Which test suites pin which rule, collected from the tests; CONTRIBUTING.md says how.
  static let pins = """
    H-KEY-1: OutboxCallTests OutboxScriptCasesTests OutboxSendingTests
    H-KEY-2: DesktopPeerTests
    H-KEY-3: DesktopPeerTests
    H-KEY-4: DesktopPeerTests
    H-ATT-1: AttachmentUploadTests OutboxScriptCasesTests
    H-ATT-2: AttachmentUploadTests Base64Tests UploadAnswerTests
    H-ATT-3: AttachmentUploadTests UploadKeyTests UploadPeerTests UploadSimulatorTests
    H-ATT-4: AttachmentUploadTests UploadKeyTests UploadSimulatorTests
    H-ATT-5: StableHashTests UploadKeyTests UploadSimulatorTests
    H-ATT-6: AttachmentUploadTests UploadKeyTests
    H-ATT-7: AttachmentUploadTests
    H-ATT-8: AttachmentUploadTests UploadKeyTests
    H-ATT-9: AttachmentUploadTests
    H-ATT-10: ImageRuleTests
    H-ATT-11: UploadSimulatorTests
    H-PIN-1: ChatWorkspaceLoadsTests
    H-PIN-2: ChatWorkspaceLoadsTests
    H-JSON-1: JSONDocumentTests
    H-JSON-2: JSONDocumentTests
    H-JSON-3: JSONValueTests
    H-JSON-4: JSONValueTests
    H-JSON-5: JSONValueTests
    H-JSON-6: BlankTests
    H-JSON-7: JSONLimitsTests
    H-JSON-8: JSONDiagnosisTests JSONObjectReaderTests
    H-ENV-1: HistoryEnvelopeTests
    H-ENV-2: HistoryEnvelopeTests
    H-ENV-3: HistoryEnvelopeTests
    H-ENV-4: HistoryEnvelopeTests
    H-ENV-5: HistoryEnvelopeTests
    H-ENV-6: HistoryEnvelopeTests
    H-ENV-7: HistoryEnvelopeTests
    H-ENV-8: HistoryEnvelopeTests OlderRowsTests
    H-ENV-9: HistoryEnvelopeTests OlderRowsTests
    H-ENV-10: HistoryEnvelopeTests OlderRowsTests
    H-ENV-11: HistoryEnvelopeTests
    H-ENV-12: HistoryEnvelopeTests
    H-ENV-13: HistoryEnvelopeTests
    H-ROW-1: HistoryRowTests
    H-ROW-2: HistoryRowTests
    H-ROW-3: HistoryRowTests
    H-ROW-4: HistoryRowTests
    H-ROW-5: HistoryRowTests
    H-ROW-6: HistoryRowTests
    H-ROW-7: HistoryRowTests
    H-ROW-8: HistoryRowTests
    H-ROW-9: HistoryRowTests IdentityTableTests
    H-ROW-10: HistoryRowTests
    H-OVL-1: LiveOverlayMessageTests LiveOverlayTests
    H-OVL-2: LiveOverlayTests OverlayVersionTests
    H-OVL-3: LiveOverlayMessageTests LiveOverlayTests
    H-OVL-4: LiveOverlayTests
    H-HOST-1: HostCacheTests
    H-HOST-2: ChatWorkspaceHostsTests
    H-HOST-3: ChatWorkspaceHostsTests
    H-HOST-4: ChatWorkspaceHostsTests HostCacheTests
    H-HOST-5: ChatWorkspaceHostsTests CoupledScenarioTests DataFeedTests DataScriptTests
    H-HOST-6: ChatWorkspaceHostsTests ScenarioFileDataTests
    H-HOST-7: ChatWorkspaceHostsTests CoupledScenarioTests DataScriptTests LoadSchedulerTests
    H-HOST-8: ChatWorkspaceHostsTests CoupledScenarioTests DataFeedTests DataScriptTests
    H-HOST-9: ChatWorkspaceHostsTests
    H-HOST-10: ChatWorkspaceHostsTests CoupledScenarioTests DataFeedTests DataScriptTests
    H-HOST-11: HostCacheTests
    H-LEASE-1: ChatWorkspaceHostsTests CoupledScenarioTests DataScriptTests TimelineLeaseTests
    H-LEASE-2: ChatWorkspaceHostsTests DataScriptTests TimelineLeaseTests
    H-LEASE-3: CoupledScenarioTests DataScriptTests
    H-LEASE-4: ChatWorkspaceHostsTests TimelineLeaseTests
    H-CATCH-1: CatchUpTests ChatWorkspaceLoadsTests TimelineModelTests
    H-CATCH-2: CatchUpTests
    H-CATCH-3: CatchUpTests
    H-CATCH-4: CatchUpTests ChatWorkspaceLoadsTests
    H-CATCH-5: CatchUpTests ChatWorkspaceHostsTests ChatWorkspaceLoadsTests
    H-SCHED-1: ChatWorkspaceLoadsTests LoadSchedulerTests
    H-SCHED-2: LoadSchedulerTests
    H-SCHED-3: LoadSchedulerTests
    H-SCHED-4: LoadSchedulerTests
    H-SCHED-5: LoadSchedulerTests
    H-SCHED-6: ChatWorkspaceLoadsTests CoupledScenarioTests LoadSchedulerTests
    H-SCHED-7: ChatWorkspaceLoadsTests DataCheckerTests LiveTimelineTests LoadSchedulerTests
    H-SCHED-8: ChatWorkspaceLoadsTests LoadSchedulerTests
    H-SCHED-9: ChatWorkspaceLoadsTests LoadSchedulerTests
    H-SCHED-10: LiveTimelineTests
    H-SCHED-11: ChatWorkspaceLoadsTests DataFeedTests DataScriptTests LoadSchedulerTests
    H-STALE-1: ChatWorkspaceHostsTests ChatWorkspaceLoadsTests
    H-STALE-2: ChatWorkspaceLoadsTests
    H-STALE-3: ChatWorkspaceLoadsTests
    H-STALE-4: ChatWorkspaceLoadsTests
    H-STALE-5: ChatWorkspaceLoadsTests
    H-STALE-6: ChatWorkspaceHostsTests
    H-STALE-7: ChatWorkspaceLoadsTests
    H-STALE-8: ChatWorkspaceLoadsTests
    H-STALE-9: ChatWorkspaceLoadsTests LoadSchedulerTests
    H-STALE-10: ChatWorkspaceLoadsTests
    H-STALE-11: ChatWorkspaceLoadsTests
    H-STALE-12: ChatWorkspaceLoadsTests
    H-STALE-13: ChatWorkspaceLoadsTests
    H-STALE-14: ChatWorkspaceLoadsTests LoadSchedulerTests
    H-THREAD-1: ChatWorkspacePagesTests
    H-THREAD-2: ChatWorkspacePagesTests PresentationEpochsTests
    H-THREAD-3: ChatWorkspacePagesTests
    H-SELF-1: HeightEstimatesTests
    H-SELF-2: ScrollSimulationTests
    H-SELF-3: KnownFaultTests ListLayoutTests
    H-SELF-4: AnchorSimulationTests HeightEstimatesTests KnownFaultTests ListLayoutTests
      RowStoreTests ScrollAnchorTests ScrollSimulationTests
    H-SETTLE-1: RevealCoverTests ScreenCoordinatorTests
    H-SETTLE-2: RevealCoverTests RevealSimulationTests ScenarioRunnerTests ScreenCoordinatorTests
    H-SETTLE-3: MainThreadTests PeerScenarioTests RevealCoverTests
    H-SETTLE-4: SettleDifferenceTests
    H-SETTLE-5: ListLayoutTests MachineMarbleTests RowStoreTests SettleDetectorTests
    H-SETTLE-6: SettleDifferenceTests
    H-SETTLE-7: ScenarioRunnerTests SettleDetectorTests
    H-SETTLE-8: SettleObservationTests
    H-SETTLE-9: RevealCoverTests
    H-SETTLE-10: ScreenCoordinatorTests
    H-SETTLE-11: OlderSimulationTests RevealCoverTests
    H-SETTLE-12: RevealCoverTests
    H-SHORT-1: RevealCoverTests
    H-SHORT-2: OlderSimulationTests RevealCoverTests
    H-SHORT-3: RevealCoverTests
    H-SHORT-4: OlderPageTriggerTests
    H-REVEAL-1: RevealCoverTests RevealSimulationTests ScenarioRunnerTests
    H-REVEAL-2: OlderSimulationTests RevealCoverTests ScenarioRunnerTests
    H-REVEAL-3: RevealCoverTests RevealSimulationTests ScenarioRunnerTests
    H-REVEAL-4: RevealCoverTests
    H-REVEAL-5: SettleDetectorTests
    H-REVEAL-6: RevealCoverTests
    H-REVEAL-7: RevealCoverTests
    H-REVEAL-8: SettleDetectorTests
    H-REVEAL-9: RevealCoverTests ScreenChecksTests SimulationTests
    H-OVER-1: LiveTimelineTests
    H-OVER-2: ChatWorkspaceLoadsTests LiveTimelineTests
    H-OVER-3: LiveTimelineTests
    H-OVER-4: LiveTimelineTests LiveVersionTests
    H-OVER-5: LiveTimelineTests
    H-OVER-6: LiveTimelineTests
    H-OVER-7: LiveTimelineTests
    H-OVER-8: DataCheckerTests LiveTimelineTests
    H-OVER-9: DataScriptTests
    H-SNAP-1: ChatWorkspaceLoadsTests DataScriptTests LoadSchedulerTests
    H-SNAP-2: ChatWorkspaceLoadsTests
    H-SNAP-3: ChatWorkspaceLoadsTests CoupledScenarioTests LiveTimelineSnapshotTests
    H-SNAP-4: LiveTimelineSnapshotTests
    H-SNAP-5: ChatWorkspaceLoadsTests CoupledScenarioTests DataCheckerTests DataFeedTests
      DataScriptTests LiveTimelineSnapshotTests LiveTimelineTests
    H-SNAP-6: CoupledScenarioTests DataFeedTests DataScriptTests LiveTimelineSnapshotTests
      LiveTimelineTests
    H-SNAP-7: ChatWorkspaceLoadsTests LiveTimelineTests
    H-SNAP-8: ChatWorkspaceLoadsTests LiveTimelineSnapshotTests LiveTimelineTests
    H-SNAP-9: LiveTimelineSnapshotTests
    H-SNAP-10: LiveTimelineSnapshotTests
    H-SNAP-11: LiveTimelineSnapshotTests
    H-EPOCH-1: ChatWorkspaceHostsTests LiveTimelineSnapshotTests PresentationEpochsTests
    H-EPOCH-2: ChatWorkspacePagesTests DataFeedTests EpochSimulationTests EventExpansionTests
      LiveTimelineTests
    H-EPOCH-3: DataSideTests EpochSimulationTests HoldStalenessTests MachineMarbleTests
    H-EPOCH-4: DataFeedTests EpochSimulationTests RevealCoverTests RevealTimingTests
    H-PROJ-1: DataCheckerTests DisplayRowsTests
    H-PROJ-2: DisplayRowsTests
    H-PROJ-3: DisplayRowsTests
    H-PROJ-4: DisplayRowsTests
    H-PROJ-5: SpliceKeyTests
    H-PROJ-6: DisplayRowsTests ProjectionCacheTests TimelineModelTests
    H-CAD-1: RateGateTests ScreenCoordinatorTests
    H-CAD-2: PeerScenarioTests RateGateTests
    H-CAD-3: RateGateTests RenderSimulationTests ScenarioRunnerTests ScreenChecksTests
    H-CAD-4: RateGateTests ScreenCoordinatorTests
    H-CAD-5: RateGateTests RenderLatenessTests
    H-CAD-6: RateGateTests RenderCadenceTests ScreenCoordinatorTests
    H-CAD-7: PeerScenarioTests
    H-COORD-2: ListLayoutPrefetchTests ListLayoutTests RenderSimulationTests ScenarioRunnerTests
      ScreenCellsTests
    H-COORD-3: PeerScenarioTests RenderSimulationTests
    H-COORD-4: DataSideTests RenderSimulationTests SnapshotTests
    H-HOLD-1: HeldUpdateTests HoldStalenessTests RenderSimulationTests ScreenChecksTests
      ScreenCoordinatorTests ScrollSimulationTests
    H-HOLD-2: HeldUpdateTests HoldStalenessTests ScreenUpdateTests
    H-HOLD-3: HeldUpdateTests ScreenCoordinatorTests
    H-HOLD-4: HeldUpdateTests
    H-HOLD-5: HeldUpdateTests HoldStalenessTests
    H-HOLD-6: HeldUpdateTests ScreenChecksTests
    H-STORE-1: UserDefaultsOutboxStoreTests
    H-STORE-2: OutboxStateTests
    H-STORE-3: OutboxMessageTests OutboxOperationTests OutboxStateTests
    H-STORE-4: OutboxOperationTests OutboxReceiptsTests
    H-STORE-5: OutboxTests
    H-STORE-6: OutboxLaunchTests OutboxReadingTests UserDefaultsOutboxStoreTests
    H-OUTBOX-T1: OutboxSendingTests
    H-OUTBOX-T2: OutboxSendingTests
    H-OUTBOX-T3: CoupledScenarioTests OutboxReceiptsTests
    H-OUTBOX-T4: OutboxReceiptsTests
    H-OUTBOX-T5: CoupledScenarioTests OutboxChecksTests
    H-OUTBOX-T6: OutboxChecksTests OutboxTimersTests
    H-OUTBOX-T7: OutboxChecksTests OutboxLaunchTests OutboxScriptCasesTests OutboxTimelineTests
    H-OUTBOX-T8: CoupledScenarioTests OutboxChecksTests OutboxScriptCasesTests
    H-OUTBOX-T9: OutboxChecksTests OutboxLaunchTests
    H-OUTBOX-T10: OutboxChecksTests
    H-OUTBOX-T11: OutboxReceiptsTests OutboxScriptCasesTests
    H-OUTBOX-T12: CoupledScenarioTests OutboxScriptCasesTests OutboxTimelineTests
    H-OUTBOX-T13: OutboxChecksTests OutboxTimersTests
    H-OUTBOX-T14: OutboxUserTests
    H-OUTBOX-T15: DesktopPeerTests OutboxCallTests OutboxUserTests
    H-OUTBOX-T16: OutboxReceiptsTests
    H-OUTBOX-T17: FaultyStoreTests OutboxLaunchTests OutboxReceiptsTests OutboxTimersTests
      UserDefaultsOutboxStoreTests
    H-OUTBOX-T18: OutboxLaunchTests OutboxReadingTests UserDefaultsOutboxStoreTests
    H-OUTBOX-T19: OutboxReceiptsTests
    H-OUTBOX-T20: OutboxReceiptsTests
    H-OUTBOX-T21: OutboxReceiptsTests
    H-OUTBOX-T22: OutboxLaunchTests UserDefaultsOutboxStoreTests
    H-OUTBOX-O1: OutboxCheckersTests OutboxSendingTests
    H-OUTBOX-O2: OutboxChecksTests OutboxSendingTests
    H-OUTBOX-O3: OutboxTimersTests
    H-OUTBOX-O4: OutboxTimelineTests
    H-OUTBOX-O5: OutboxChecksTests
    H-OUTBOX-O7: OutboxChecksTests OutboxTests SubmitTimeTests
    H-OUTBOX-O8: OutboxReceiptsTests
    H-OUTBOX-O9: OutboxReceiptsTests
    H-OUTBOX-O10: OutboxLaunchTests
    H-OUTBOX-O11: DesktopPeerTests
    H-OUTBOX-O12: FaultyStoreTests OutboxLaunchTests
    H-OUTBOX-O13: OutboxLaunchTests UserDefaultsOutboxStoreTests
    H-OUTBOX-O14: OutboxUserTests
    H-OUTBOX-O15: OutboxReceiptsTests OutboxUserTests
    H-OUTBOX-O16: OutboxChecksTests OutboxTuningTests
    H-OUTBOX-I1: OutboxCheckersTests OutboxSimulatorTests
    H-OUTBOX-I2: OutboxCheckersTests OutboxSimulatorTests
    H-OUTBOX-I3: OutboxCheckersTests OutboxSimulatorTests
    H-OUTBOX-I4: OutboxCheckersTests
    H-OUTBOX-I5: OutboxCheckersTests OutboxScriptCasesTests
    H-OUTBOX-I6: OutboxCheckersTests
    H-OUTBOX-I7: OutboxCheckersTests
    H-OUTBOX-I8: OutboxCheckersTests
    H-OUTBOX-I9: OutboxCheckersTests
    H-OUTBOX-I10: OutboxCheckersTests
    H-OUTBOX-I11: OutboxCheckersTests
    H-OUTBOX-I12: CoupledScenarioTests OutboxCheckersTests OutboxScriptCasesTests
    H-OUTBOX-I13: OutboxCheckersTests
    H-OUTBOX-I14: OutboxCallTests OutboxCheckersTests
    H-OUTBOX-I15: OutboxCheckersTests
    H-OUTBOX-I16: OutboxCheckersTests OutboxStateTests
    H-OUTBOX-I17: OutboxCheckersTests
    H-OLDER-1: OlderPageTriggerTests
    H-OLDER-2: MachineMarbleTests OlderPageTriggerTests ScenarioRunnerTests
    H-OLDER-3: MachineMarbleTests OlderPageTriggerTests OlderPagesTests OlderSimulationTests
    H-OLDER-4: ChatWorkspacePagesTests OlderPageTriggerTests OlderPagesTests
    H-OLDER-5: ChatWorkspacePagesTests DataSideTests LiveTimelineTests OlderPageTriggerTests
    H-OLDER-6: ChatWorkspacePagesTests OlderPageTriggerTests OlderRowsTests ScreenCoordinatorTests
    H-PREPEND-1: AnchorCheckTests AnchoringScenarioTests PrependRestoreTests
    H-PREPEND-2: MachineMarbleTests PrependRestoreTests ScreenCoordinatorTests
    H-PREPEND-3: PrependRestoreTests
    H-PREPEND-4: AnchorCheckTests AnchorDriftTests OlderSimulationTests PrependRestoreTests
      ScenarioRunnerTests ScreenChecksTests
    H-PREPEND-5: AnchorCheckTests AnchorSimulationTests PeerScenarioTests ScrollAnchorTests
    H-PREPEND-6: AnchoringScenarioTests MachineMarbleTests PrependRestoreTests
    H-FOLLOW-1: FollowBottomTests
    H-FOLLOW-2: FollowBottomTests FollowSimulationTests PeerScenarioTests
    H-FOLLOW-3: AnchorSimulationTests FollowBottomTests FollowLagTests MachineMarbleTests
      ScreenCoordinatorTests ScrollSimulationTests
    H-FOLLOW-4: FollowBottomTests MachineMarbleTests
    H-FOLLOW-5: FollowBottomTests FollowSimulationTests KnownFaultTests
    H-FOLLOW-6: FollowBottomTests FollowSimulationTests PeerScenarioTests ScenarioRunnerTests
    H-FOLLOW-7: FollowBottomTests FollowSimulationTests PeerScenarioTests
    H-BOTTOM-1: BottomSettleTests MachineMarbleTests ScrollSimulationTests
    H-BOTTOM-2: BottomSettleTests
    H-BOTTOM-3: AnchoringScenarioTests BottomSettleTests MachineMarbleTests ScenarioRunnerTests
    H-BOTTOM-4: BottomSettleTests
    H-MOTION-1: FollowBottomTests FollowSimulationTests KnownFaultTests ScenarioRunnerTests
    H-UNIT-1: IntervalTests
    H-UNIT-2: LengthTests
    H-UNIT-3: AnchorSimulationTests PeerScenarioTests PixelGridTests ScrollSimulationTests
      ScrollStateMotionTests
    H-UNIT-4: EventQueueTests SimulationTests VirtualTimeQueueTests
    H-GEO-1: ScrollStateTests
    H-GEO-2: ScreenTrackTests ScrollStateTests TraceSeriesTests
    H-GEO-3: AnchoringScenarioTests ScrollAnchorTests VerticalExtentTests
    H-GEO-4: DeviceTableTests
    H-GEO-5: HostileInputTests
    """
}
