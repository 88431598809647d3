internal import DataSimulation
internal import TimelineSimulation
internal import TimelineUnits

extension DataFeed {
  /// Plays the data side of a scenario and takes the time on screen that the scenario is about.
  ///
  /// - Throws: `InputError` if a chat comes on screen less often, or leaves before the run ends.
  init(of data: ScenarioData, duration: Interval, at place: String) throws(InputError) {
    let fault = { (message: String) in
      InputError(
        place: place,
        byteOffset: data.byteOffset,
        rule: FormatRule.range,
        message: message
      )
    }
    let end = data.lastStep + duration
    guard let script = data.script(until: end) else {
      throw fault("the outbox does not come to rest with these messages")
    }
    let feeds = DataFeed.all(of: script.play(until: end)) { _, text in
      RowContent(height: HeightText.height(of: text))
    }
    guard feeds.indices.contains(data.mount) else {
      throw fault("chats come on screen \(feeds.count) times, so mount is less than that")
    }
    self = feeds[data.mount]
    if feeds.indices.contains(data.mount + 1) {
      let stay = feeds[data.mount + 1].mountedAt - mountedAt
      guard duration <= stay else {
        let ms = stay.ticks / Interval.milliseconds(1).ticks
        throw fault("the chat leaves the screen after \(ms) ms, before the run ends")
      }
    }
  }
}
