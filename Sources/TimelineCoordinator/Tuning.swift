public import TimelineScroll

/// All constants of the screen side, by the first part of their keys.
///
/// Source: BM-SWEEP-2.
public struct Tuning: Equatable, Sendable {
  /// The constants `reveal.…`.
  public var reveal: RevealPolicy
  /// The constants `older.…`.
  public var older: OlderPolicy
  /// The constants `prepend.…`.
  public var prepend: PrependPolicy
  /// The constants `follow.…`.
  public var follow: FollowPolicy
  /// The constants `bottom.…`.
  public var bottom: BottomPolicy
  /// The constants `render.…`.
  public var render: RenderPolicy
  /// The constants `held.…`.
  public var held: HeldPolicy
  /// The switches of scrolling itself, `model.…`.
  public var scroll: ScrollPolicy
  /// The constants `layout.…` and the switches of the list.
  public var layout: LayoutTuning
  /// Heights that take the place of those of the contents, `rows.…`.
  public var rows: RowPolicy
  /// A mistake that the engine makes on purpose; none by default.
  public var fault: InjectedFault?

  /// Creates a tuning; what is not given is as in the modelled app.
  public init(
    reveal: RevealPolicy = RevealPolicy(),
    older: OlderPolicy = OlderPolicy(),
    prepend: PrependPolicy = PrependPolicy(),
    follow: FollowPolicy = FollowPolicy(),
    bottom: BottomPolicy = BottomPolicy(),
    render: RenderPolicy = RenderPolicy(),
    held: HeldPolicy = HeldPolicy(),
    scroll: ScrollPolicy = ScrollPolicy(),
    layout: LayoutTuning = LayoutTuning(),
    rows: RowPolicy = RowPolicy(),
    fault: InjectedFault? = nil
  ) {
    self.reveal = reveal
    self.older = older
    self.prepend = prepend
    self.follow = follow
    self.bottom = bottom
    self.render = render
    self.held = held
    self.scroll = scroll
    self.layout = layout
    self.rows = rows
    self.fault = fault
  }
}
