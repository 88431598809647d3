import TimelineUnits

extension ChatWorkspace {
  /// Source: H-OLDER-3, H-OLDER-4.
  mutating func askOlder(
    _ inThread: Bool,
    at now: Instant,
    _ effects: inout [WorkspaceEffect]
  ) {
    guard isLinkUsable, let model = inThread ? thread : mountedHost,
      let cursor = model.timeline.pagination.nextCursor
    else { return }
    let ticket = PageTicket(
      instance: model.instance,
      generation: model.scheduler.generation,
      number: operations + 1,
      cursor: cursor,
      askedAt: now
    )
    guard withModel(model.instance, { $0.older.ask(ticket, at: now) }) == true else { return }
    operations += 1
    effects.append(.loadOlder(ticket, of: model.identity, target: model.target))
  }

  /// Source: H-OLDER-5, H-OLDER-6.
  mutating func olderAnswered(
    _ ticket: PageTicket,
    _ bytes: [UInt8]?,
    _ effects: inout [WorkspaceEffect]
  ) {
    let wasApplied = withModel(ticket.instance) { model in
      model.older.answered(ticket)
      guard let bytes, ticket.generation == model.scheduler.generation,
        let page = try? OlderRows.decode(bytes),
        model.timeline.prepend(page, askedAt: ticket.cursor)
      else { return false }
      model.older.applied(ticket)
      return true
    }
    effects.append(.pageEnded(ticket, wasApplied: wasApplied ?? false))
  }
}
