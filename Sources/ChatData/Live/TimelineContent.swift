/// All of a timeline that the chat shows or pages by.
///
/// Source: H-SNAP-8.
struct TimelineContent: Equatable {
  private let rows: [HistoryRow]
  private let pagination: Pagination
  private let blocks: [HistoryRow]
  private let activeRun: ActiveRun?
  private let echoes: [MessageEcho]

  init(_ timeline: LiveTimeline) {
    rows = timeline.rows
    pagination = timeline.pagination
    blocks = timeline.blocks
    activeRun = timeline.activeRun
    echoes = timeline.echoes
  }
}
