/// Seeds and scripts that broke an invariant once; they run before anything else.
///
/// A seed means what the drawing makes of it today; a script stays what it was.
///
/// Source: DST-11.
public enum PastFailures {
  /// The seeds.
  public static let seeds: [UInt64] = [
    48, 88, 273, 339, 353, 391, 505, 605, 2_746, 3_978, 5_388, 8_030, 16_921, 36_300, 140_778,
    264_626, 300_405, 374_425, 503_094, 765_250, 812_585,
  ]

  /// The scripts, shrunk.
  public static var scripts: [OutboxScript] {
    [
      endlessTicks, newerThanScripted, cancelledAnswer, severalUnsure, unwitnessed, cancelUndone,
      ageByWallClock,
    ]
  }

  /// Four days without a link: a tick that went on all the time was a livelock.
  private static var endlessTicks: OutboxScript {
    OutboxScript(
      healMs: 432_000_000,
      steps: [
        .open(atMs: 0, chat: 0), .send(atMs: 2_000, chat: 0, operation: 0),
        .fate(.submit, subject: 0, 1, lost), .link(atMs: 3_000, desktop: 0, isUp: false),
        .link(atMs: 346_000_000, desktop: 0, isUp: true),
      ]
    )
  }

  /// A message that was sent as new behind one with a higher number.
  private static var newerThanScripted: OutboxScript {
    var trait = OperationTrait()
    trait.choice = .sendAsNew
    return OutboxScript(
      chats: 3,
      healMs: 300_000,
      steps: [
        .send(atMs: 36_000, chat: 0, operation: 1), .send(atMs: 157_000, chat: 0, operation: 5),
        .crash(atMs: 40_000, downMs: 16_504), .clock(atMs: 42_000, byMs: -10_200_000),
        .trait(operation: 1, trait), .fate(.submit, subject: 1, 1, lost),
      ]
    )
  }

  /// A submit that reached the desktop after its cancel was answered as cancelled.
  private static var cancelledAnswer: OutboxScript {
    var late = MessageFate()
    late.delayMs = 4_073
    var slow = MessageFate()
    slow.delayMs = 1_000
    return OutboxScript(
      healMs: 300_000,
      steps: [
        .send(atMs: 61_000, chat: 0, operation: 2), .cancel(atMs: 65_000, operation: 2),
        .fate(.submit, subject: 2, 1, late), .fate(.cancelAnswer, subject: 2, 1, slow),
      ]
    )
  }

  /// An older state of the store: two messages of unknown outcome were sent again at once.
  private static var severalUnsure: OutboxScript {
    OutboxScript(
      healMs: 300_000,
      steps: [
        .send(atMs: 59_000, chat: 0, operation: 0), .send(atMs: 64_000, chat: 0, operation: 1),
        .crash(atMs: 33_000, downMs: 2_672), .crash(atMs: 116_000, downMs: 7_482),
        .crash(atMs: 250_000, downMs: 7_330), .damage(launch: 4, .older, reads: 9),
        .fate(.submit, subject: 0, 1, lost),
      ]
    )
  }

  /// A store that was written for the first time, without its witness, and then read as empty.
  private static var unwitnessed: OutboxScript {
    OutboxScript(
      healMs: 300_000,
      steps: [
        .crashInWrite(1, .beforeWitness, downMs: 1_306), .damage(launch: 2, .older, reads: 1),
      ]
    )
  }

  /// An older state of the store: a message that was cancelled since was sent, behind a later one.
  private static var cancelUndone: OutboxScript {
    OutboxScript(
      healMs: 300_000,
      steps: [
        .send(atMs: 44_000, chat: 0, operation: 0), .send(atMs: 64_000, chat: 0, operation: 2),
        .send(atMs: 88_000, chat: 0, operation: 3), .cancel(atMs: 83_000, operation: 2),
        .open(atMs: 117_000, chat: 0), .crash(atMs: 156_000, downMs: 4_838),
        .crash(atMs: 66_000, downMs: 6_566), .damage(launch: 3, .older, reads: 9),
        .fate(.submit, subject: 0, 1, lost), .fate(.submit, subject: 0, 2, lost),
      ]
    )
  }

  /// An older state of the store, and a wall clock that was set back since by 19.8 h: a message was
  /// sent again 56 h after its first submit.
  private static var ageByWallClock: OutboxScript {
    var trait = OperationTrait()
    trait.takenAfterMs = 9_803
    trait.shownAfterMs = 2_893
    trait.choice = .discard
    return OutboxScript(
      windowRows: 6,
      healMs: 432_000_000,
      steps: [
        .send(atMs: 50_000, chat: 0, operation: 1), .send(atMs: 59_000, chat: 0, operation: 2),
        .send(atMs: 102_000, chat: 0, operation: 3), .send(atMs: 102_000, chat: 0, operation: 4),
        .link(atMs: 125_000, desktop: 0, isUp: true), .link(atMs: 85_000, desktop: 0, isUp: false),
        .crash(atMs: 185_000, downMs: 3_213), .crash(atMs: 177_111_000, downMs: 25_545_699),
        .damage(launch: 3, .older, reads: 9), .clock(atMs: 67_392_000, byMs: -71_400_000),
        .trait(operation: 3, trait), .fate(.receipt, subject: 3, 1, lost),
        .fate(.window, subject: 0, 4, lost),
      ]
    )
  }

  private static var lost: MessageFate {
    var fate = MessageFate()
    fate.isLost = true
    return fate
  }
}
