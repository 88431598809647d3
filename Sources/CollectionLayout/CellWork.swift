public import TimelineUnits

/// A cell that is to be measured, and before that filled if `isConfigured` says so.
@usableFromInline
struct CellWork {
  @usableFromInline let item: ItemID
  @usableFromInline let index: Int
  @usableFromInline let isConfigured: Bool
}
