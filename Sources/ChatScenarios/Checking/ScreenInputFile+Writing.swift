internal import StrictJSON
internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineSimulation
internal import TimelineUnits

extension ScreenInputFile {
  /// The scenario as JSON, keys in a fixed order.
  ///
  /// - Complexity: O(*r* + *e*), where *r* is the number of rows and *e* of events.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", ScreenInputFile.schema)
      if let fault { writer.member("mutant", fault.name.description) }
      writer.member("durationTicks", input.duration.ticks)
      writer.member("device") { write(input.device, to: &$0) }
      writer.member("reduceMotion", input.reduceMotion)
      if let wait = input.firstLoad { writer.member("firstLoadTicks", wait.ticks) }
      writer.member("cost") { write(input.cost, to: &$0) }
      writer.member("rows") { writer in
        writer.array { writer in
          for row in input.rows { write(row, to: &writer) }
        }
      }
      writer.member("initial", numbers(input.initial))
      writer.member("older") { writer in
        writer.array { writer in
          for page in input.older { write(page, to: &writer) }
        }
      }
      writer.member("events") { writer in
        writer.array { writer in
          // What the data side did is no input of the screen.
          for event in input.events where !event.event.isFact { write(event, to: &writer) }
        }
      }
    }
    return writer.finish()
  }

  private func numbers(_ items: [ItemID]) -> [Int] { items.map(\.index) }

  private func write(_ device: Device, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("size", [device.viewport.width.units, device.viewport.height.units])
      writer.member("insets", edges(device.insets))
      writer.member("scale", device.scale)
      writer.member("refreshTicks", device.refresh.ticks)
    }
  }

  private func edges(_ insets: EdgeInsets) -> [Int64] {
    [insets.top.units, insets.left.units, insets.bottom.units, insets.right.units]
  }

  private func write(_ cost: WorkCost, to writer: inout JSONWriter) {
    let parts = [
      cost.render, cost.snapshot, cost.snapshotRow, cost.layoutPass, cost.configure, cost.measure,
      cost.measurePer100Points, cost.commit,
    ]
    writer.value(parts.map(\.ticks))
  }

  private func write(_ row: RowContent, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("height", row.height.units)
      switch row.preparation {
      case .ready: break
      case .takes(let work): writer.member("takesTicks", work.ticks)
      case .readyAt(let instant): writer.member("readyAtTicks", instant.sinceStart.ticks)
      }
      if let rule = row.guardRule { writer.member("guardRule", rule) }
      if !row.textWork.isNone {
        writer.member("parses", row.textWork.parses)
        writer.member("shapes", row.textWork.shapes)
      }
    }
  }

  private func write(_ page: OlderPage, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rows", numbers(page.rows))
      writer.member("latencyTicks", page.latency.ticks)
      let outcome =
        switch page.outcome {
        case .succeeds: "succeeds"
        case .fails: "fails"
        case .isLost: "isLost"
        }
      writer.member("outcome", outcome)
    }
  }

  private func write(_ timed: TimedInput, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("atTicks", timed.at.sinceStart.ticks)
      write(timed.event, to: &writer)
    }
  }

  private func write(_ event: InputEvent, to writer: inout JSONWriter) {
    switch event {
    case .resize(let item, let height):
      writer.member("event", "resize")
      writer.member("row", item.index)
      writer.member("height", height.units)
    case .live(let changes, let appended):
      writer.member("event", "live")
      write(changes, to: &writer)
      writer.member("appended", numbers(appended))
    case .window(let rows, let changes):
      writer.member("event", "window")
      write(changes, to: &writer)
      writer.member("rows", numbers(rows))
    case .epoch(let rows, let changes, let isLoading):
      writer.member("event", "epoch")
      write(changes, to: &writer)
      writer.member("rows", numbers(rows))
      writer.member("isLoading", isLoading)
    case .send(let appended):
      writer.member("event", "send")
      writer.member("appended", numbers(appended))
    case .touchDown(let y), .touchMoved(let y):
      let isDown = if case .touchDown = event { true } else { false }
      writer.member("event", isDown ? "touchDown" : "touchMoved")
      writer.member("y", y.units)
    case .touchUp: writer.member("event", "touchUp")
    case .scrollTo(let item, let placement, let isAnimated):
      writer.member("event", "scrollTo")
      writer.member("row", item.index)
      writer.member("placement", Int(placement.rawValue))
      writer.member("isAnimated", isAnimated)
    default: writeScreenEvent(event, to: &writer)
    }
  }

  private func writeScreenEvent(_ event: InputEvent, to writer: inout JSONWriter) {
    switch event {
    case .viewport(let size, let insets):
      writer.member("event", "viewport")
      writer.member("size", [size.width.units, size.height.units])
      writer.member("insets", edges(insets))
    case .keyboard(let inset):
      writer.member("event", "keyboard")
      writer.member("bottomInset", inset.units)
    case .composer(let isOpen):
      writer.member("event", "composer")
      writer.member("isOpen", isOpen)
    case .bottomTapped: writer.member("event", "bottomTapped")
    case .reduceMotion(let isOn):
      writer.member("event", "reduceMotion")
      writer.member("isOn", isOn)
    case .stall(let time):
      writer.member("event", "stall")
      writer.member("ticks", time.ticks)
    case .refresh(let period):
      writer.member("event", "refresh")
      writer.member("ticks", period.ticks)
    case .trim(let rows):
      writer.member("event", "trim")
      writer.member("keepRows", rows)
    default: break
    }
  }

  private func write(_ changes: [RowChange], to writer: inout JSONWriter) {
    writer.member("changes") { writer in
      writer.array { writer in
        for change in changes {
          writer.object { writer in
            writer.member("row", change.item.index)
            writer.member("content") { write(change.content, to: &$0) }
          }
        }
      }
    }
  }
}

extension InputEvent {
  /// Whether it only tells what the data side did.
  fileprivate var isFact: Bool {
    if case .data = self { true } else { false }
  }
}
