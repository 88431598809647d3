import ChatData
import TimelineUnits

/// The waits of the catch-up: 60 to 78 s in a quiet chat, 10 to 13 s in a busy one, drawn anew at
/// every end of a load.
///
/// Source: H-CATCH-1 to H-CATCH-5.
struct CatchUpChecker: DataChecker {
  let rule = "H-CATCH-2"
  private let idle: Interval
  private let longestIdle: Interval
  private let longestBusy: Interval
  private var mounted = 0
  private var isForeground = true
  /// When the running wait began, and whether the chat was busy or had failed since.
  private var began = Instant.zero
  private var wasBusy = false

  init(policy: DataPolicy) {
    idle = policy.catchUpIdle
    longestIdle = CatchUpChecker.longest(policy.catchUpIdle, policy.catchUpJitter)
    longestBusy = CatchUpChecker.longest(policy.catchUpBusy, policy.catchUpJitter)
  }

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadEnded(let ticket, let end, _) where ticket.instance == mounted:
      began = now
      wasBusy = end.isFailure
    case .phone(let phone):
      defer { wasBusy = wasBusy || phone.isBusy }
      guard phone.mounted != 0, phone.isForeground else {
        isForeground = false
        mounted = phone.mounted
        return phone.catchUp == nil ? nil : "a timer runs without a chat on screen"
      }
      if phone.mounted != mounted || !isForeground {
        began = now
        wasBusy = false
      }
      mounted = phone.mounted
      isForeground = true
      return check(phone, at: now)
    default: break
    }
    return nil
  }

  private func check(_ phone: PhoneMark, at now: Instant) -> String? {
    guard let due = phone.catchUp else { return "no timer runs" }
    if phone.isCatchUpTick, !wasBusy, now - began < idle {
      return "a quiet chat loads again after \((now - began).milliseconds) ms"
    }
    let longest = phone.isBusy ? longestBusy : longestIdle
    return due - now > longest ? "the wait is longer than \(longest.milliseconds) ms" : nil
  }

  private static func longest(_ wait: Interval, _ jitter: Int) -> Interval {
    Interval(ticks: wait.ticks + wait.ticks / 1_000 * Int64(jitter))
  }
}
