import TimelineScroll
import TimelineTrace
import TimelineUnits

/// What an image holds of an event: its number, then its fields.
extension InputEvent {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    var number = codec.isReading ? 0 : number
    codec.number(&number)
    if codec.isReading {
      guard let blank = InputEvent.blank(number) else { return codec.fail(.unknownValue) }
      self = blank
    }
    visitFields(&codec)
  }

  private mutating func visitFields<Codec: ImageCodec>(_ codec: inout Codec) {
    switch self {
    case .resize(var item, var height):
      codec.item(&item)
      codec.length(&height)
      self = .resize(item, height: height)
    case .live(var changes, var appended):
      InputEvent.visit(&changes, &codec)
      codec.items(&appended)
      self = .live(changes: changes, appended: appended)
    case .window(var rows, var changes):
      codec.items(&rows)
      InputEvent.visit(&changes, &codec)
      self = .window(rows: rows, changes: changes)
    case .epoch(var rows, var changes, var isLoading):
      codec.items(&rows)
      InputEvent.visit(&changes, &codec)
      codec.flag(&isLoading)
      self = .epoch(rows: rows, changes: changes, isLoading: isLoading)
    case .send(var appended):
      codec.items(&appended)
      self = .send(appended: appended)
    case .touchDown(var y):
      codec.length(&y)
      self = .touchDown(y: y)
    case .touchMoved(var y):
      codec.length(&y)
      self = .touchMoved(y: y)
    case .scrollTo(var item, var placement, var isAnimated):
      codec.item(&item)
      codec.choice(&placement)
      codec.flag(&isAnimated)
      self = .scrollTo(item, placement, isAnimated: isAnimated)
    default:
      visitScreen(&codec)
    }
  }

  private mutating func visitScreen<Codec: ImageCodec>(_ codec: inout Codec) {
    switch self {
    case .viewport(var size, var insets):
      codec.size(&size)
      codec.insets(&insets)
      self = .viewport(size, insets: insets)
    case .keyboard(var inset):
      codec.length(&inset)
      self = .keyboard(bottomInset: inset)
    case .composer(var isOpen):
      codec.flag(&isOpen)
      self = .composer(isOpen: isOpen)
    case .reduceMotion(var isOn):
      codec.flag(&isOn)
      self = .reduceMotion(isOn)
    case .stall(var time):
      codec.time(&time)
      self = .stall(time)
    case .refresh(var period):
      codec.time(&period)
      self = .refresh(period)
    case .trim(var rows):
      codec.count(&rows)
      self = .trim(keepingRows: rows)
    case .data(var fact):
      fact.visit(&codec)
      self = .data(fact)
    default:
      break
    }
  }

  private static func visit<Codec: ImageCodec>(
    _ changes: inout [RowChange],
    _ codec: inout Codec
  ) {
    codec.list(&changes, of: .blank) { codec, change in change.visit(&codec) }
  }

  /// The number of an event in images; it is never given to another one.
  private var number: Int64 {
    switch self {
    case .resize: 0
    case .live: 1
    case .window: 2
    case .send: 3
    case .touchDown: 4
    case .touchMoved: 5
    case .touchUp: 6
    case .scrollTo: 7
    case .viewport: 8
    case .keyboard: 9
    case .composer: 10
    case .bottomTapped: 11
    case .reduceMotion: 12
    case .stall: 13
    case .refresh: 14
    case .epoch: 15
    case .trim: 16
    case .data: 32
    }
  }

  private static func blank(_ number: Int64) -> InputEvent? {
    let item = ItemID(rawValue: 0)
    switch number {
    case 0: return .resize(item, height: .zero)
    case 1: return .live(changes: [], appended: [])
    case 2: return .window(rows: [], changes: [])
    case 3: return .send(appended: [])
    case 4: return .touchDown(y: .zero)
    case 5: return .touchMoved(y: .zero)
    case 6: return .touchUp
    case 7: return .scrollTo(item, .top, isAnimated: false)
    case 8: return .viewport(.zero, insets: EdgeInsets())
    case 9: return .keyboard(bottomInset: .zero)
    case 10: return .composer(isOpen: false)
    case 11: return .bottomTapped
    case 12: return .reduceMotion(false)
    case 13: return .stall(.zero)
    case 14: return .refresh(.zero)
    case 15: return .epoch(rows: [], changes: [], isLoading: false)
    case 16: return .trim(keepingRows: 0)
    case 32: return .data(.began)
    default: return nil
    }
  }
}
