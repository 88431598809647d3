import TimelineUnits

extension Preparation {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    var kind: Int64
    var time = Interval.zero
    switch self {
    case .ready: kind = 0
    case .takes(let work): (kind, time) = (1, work)
    case .readyAt(let instant): (kind, time) = (2, instant - .zero)
    }
    codec.number(&kind)
    if kind != 0 { codec.time(&time) }
    switch kind {
    case 0: self = .ready
    case 1: self = .takes(time)
    case 2: self = .readyAt(.zero + time)
    default: codec.fail(.unknownValue)
    }
  }
}
