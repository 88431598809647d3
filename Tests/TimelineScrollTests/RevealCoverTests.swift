import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct RevealCoverTests {
  // MARK: Passes

  /// H-SETTLE-1.
  @Test func `A list at rest is revealed by 3 still passes in a row and stays revealed`() {
    CoverWorld.expect("x------|", gives: "-FSS[SR]--|")
    CoverWorld.expect("x--g-----|", gives: "-FSMSS[SR]--|")
    CoverWorld.expect("x---|", gives: "-FSS|")
  }

  /// H-SETTLE-2.
  @Test func `Passes come 32 ms after the mount and 32 ms apart`() {
    let cover = Probe(RevealCover())
    #expect(cover.machine.nextPass(after: .zero) == nil)
    let mount = Instant.zero + .seconds(5)
    cover { $0.cover(at: mount) }
    #expect(cover.machine.nextPass(after: mount) == mount + .milliseconds(32))
    #expect(CoverWorld.lift { _ in "" }.liftedAt == .zero + .milliseconds(128))
  }

  /// H-SETTLE-3.
  @Test func `With w ms of work a pass the deadline is 63 x (32 + w), at a fixed rate 2,016 + w`() {
    for (work, sleeping, fixed) in [
      (Int64(0), Int64(2_016), Int64(2_016)), (2, 2_142, 2_018), (4, 2_268, 2_020),
      (8, 2_520, 2_024), (16, 3_024, 2_032),
    ] {
      for (clock, deadline) in [(PassClock.sleepAfterWork, sleeping), (.fixedRate, fixed)] {
        let world = CoverWorld.lift(
          policy: RevealPolicy(passClock: clock),
          work: .milliseconds(work)
        ) { $0 == 0 ? "k" : "" }
        #expect(world.cover.passes == 63)
        #expect(world.liftedAt == .zero + .milliseconds(deadline))
      }
    }
  }

  @Test func `At a fixed rate work over 32 ms skips the ticks that it overruns`() {
    for (work, tick) in [(Int64(31), Int64(64)), (32, 64), (33, 96), (64, 96), (65, 128)] {
      var cover = RevealCover(policy: RevealPolicy(passClock: .fixedRate))
      cover.cover(at: .zero)
      var buffer = SettleWorld().observation
      let began = Instant.zero + .milliseconds(32)
      _ = cover.pass(&buffer, conditions: RevealConditions(), at: began)
      #expect(cover.nextPass(after: began + .milliseconds(work)) == .zero + .milliseconds(tick))
    }
  }

  /// H-SETTLE-9.
  @Test func `Waits count towards the 63 passes, whatever is waited for`() {
    for wait in ["p", "a", "l", "hk", "u"] {
      let world = CoverWorld.lift { $0 == 0 ? wait : "" }
      #expect(world.cover.passes == 63)
      #expect(world.lift == .reveal(.deadline, creep: .zero))
    }
  }

  /// H-SETTLE-11.
  @Test func `An empty chat is revealed at pass 4, or at 63 while its first load is out`() {
    for (letters, passes, lift) in [
      ("", 4, CoverLift.still), ("l", 63, .deadline),
    ] {
      var world = CoverWorld()
      world.layout.rows = []
      for letter in letters { world.change(letter, at: .zero) }
      var now = Instant.zero
      while let due = world.cover.nextPass(after: now) {
        now = due
        _ = world.pass(at: due)
      }
      #expect(world.cover.passes == passes)
      #expect(world.lift == .reveal(lift, creep: .zero))
    }
    CoverWorld.expect("l-----[ig]---|", gives: "-WWWWWMSS[SR]|")
  }

  /// H-SETTLE-12.
  @Test func `Each pass names its reason and difference, and the reveal its cause and creep`() {
    let world = CoverWorld.lift { pass in
      switch pass {
      case 0: "p"
      case 2: "r"
      case 3: "g"
      case 4: "c"
      default: ""
      }
    }
    #expect(
      world.outcomes.map(\.reason) == [
        .preparing, .afterWait, .contentHeight, .none, .none, .none,
      ]
    )
    #expect(world.outcomes.map(\.difference.units) == [0, 0, 1_920, 96, 96, 96])
    #expect(world.outcomes.map(\.stillCount) == [0, 0, 0, 1, 2, 3])
    #expect(world.outcomes[0].item == ItemID(rawValue: 1))
    #expect(world.cover.passes == 6)
    #expect(world.liftedAt == .zero + .milliseconds(192))
    #expect(world.lift == .reveal(.still, creep: Length(units: 288)))
  }

  // MARK: Short history

  /// H-SHORT-1.
  @Test func `With 1,800 pt above or less and a cursor, at most two pages come first`() {
    CoverWorld.expect("h-----o-----o-----|", gives: "-FSS[SP]WFSS[SP]WWFSS[SR]--|")
    for (units, canLoad, asks) in [
      (Int64(345_600), true, true), (345_601, true, false), (345_600, false, false),
      (0, true, true),
    ] {
      var world = CoverWorld()
      world.conditions = RevealConditions(
        distanceAbove: Length(units: units),
        canLoadOlder: canLoad
      )
      let marks = (1...4).map { world.pass(at: .zero + .milliseconds(32) * Int64($0)) }
      #expect(marks[3] == (asks ? ["S", "P"] : ["S", "R"]))
      #expect(world.cover.isPageOutstanding == asks)
    }
  }

  /// H-SHORT-2.
  @Test func `A page that fails ends the wait, and the next settled state reveals`() {
    CoverWorld.expect("h-----f----|", gives: "-FSS[SP]WFSS[SR]-|")
  }

  /// H-SHORT-3.
  @Test func `Two pages that come at once take 12 passes, and one may take 55 of them`() {
    CoverWorld.expect("h----o---o---|", gives: "-FSS[SP]FSS[SP]FSS[SR]|")
    for (waits, cause, passes) in [(55, CoverLift.still, 63), (56, .deadline, 63)] {
      let world = CoverWorld.lift { pass in
        pass == 0 ? "h" : pass == 5 + waits ? "ot" : ""
      }
      #expect(world.cover.passes == passes)
      #expect(world.lift == .reveal(cause, creep: .zero))
    }
  }

  @Test func `The last pass asks for no page, since none could settle`() {
    let world = CoverWorld.lift { pass in pass == 0 ? "hp" : pass == 60 ? "r" : "" }
    #expect(world.cover.passes == 63)
    #expect(world.cover.pagesRequested == 0)
    #expect(world.lift == .reveal(.still, creep: .zero))
  }

  @Test func `The end of a page that no one waits for is no news`() {
    CoverWorld.expect("o--f-|", gives: "-FSS[SR]|")
    CoverWorld.expect("f---h----|", gives: "-FSS[SP]WWWW|")
  }

  // MARK: Worked reveals

  /// H-REVEAL-1.
  @Test func `3 passes wait for a row, one is moved, 3 are still: pass 7, 224 ms`() {
    let world = CoverWorld.expect("p---[rg]---|", gives: "-WWWMSS[SR]|")
    #expect(world.liftedAt == .zero + .milliseconds(224))
  }

  /// H-REVEAL-2.
  @Test func `With short history, k waits for a page and 4 more passes, the reveal is pass 8 + k`()
  {
    CoverWorld.expect("h------[ogt]----|", gives: "-FSS[SP]WWMSS[SR]-|")
    for waits in 1...55 {
      for page in ["ot", "otg"] {
        let world = CoverWorld.lift { pass in
          pass == 0 ? "h" : pass == 5 + waits ? page : ""
        }
        #expect(world.cover.passes == 8 + waits)
        #expect(world.lift == .reveal(.still, creep: .zero))
      }
    }
  }

  /// H-REVEAL-3.
  @Test func `A layout that changes in every pass is revealed at pass 63, 2,016 ms`() {
    let world = CoverWorld.lift { $0 == 0 ? "k" : "" }
    #expect(world.liftedAt == .zero + .milliseconds(2_016))
    #expect(world.outcomes.allSatisfy { $0.stillCount == 0 })
    #expect(world.lift == .reveal(.deadline, creep: .zero))
  }

  /// H-REVEAL-4.
  @Test func `After 3 waits in which nothing moved pass 4 is first and the reveal is at 224 ms`() {
    let world = CoverWorld.expect("p---r---|", gives: "-WWWFSS[SR]|")
    #expect(world.liftedAt == .zero + .milliseconds(224))
  }

  /// H-REVEAL-6.
  @Test func `Waiting in 62 passes and ready at 63 is a reveal at the deadline, 2,016 ms`() {
    let world = CoverWorld.lift { pass in pass == 0 ? "p" : pass == 63 ? "r" : "" }
    #expect(world.outcomes.last?.kind == .first)
    #expect(world.liftedAt == .zero + .milliseconds(2_016))
    #expect(world.lift == .reveal(.deadline, creep: .zero))
  }

  /// H-REVEAL-7.
  @Test func `Two pages after 25 passes each settle at pass 62, after 26 each at the deadline`() {
    for (waits, milliseconds, cause) in [
      (25, Int64(1_984), CoverLift.still), (26, 2_016, .deadline),
    ] {
      let world = CoverWorld.lift { pass in
        switch pass {
        case 0: "h"
        case 5 + waits: "o"
        case 9 + 2 * waits: "o"
        default: ""
        }
      }
      #expect(world.cover.pagesRequested == 2)
      #expect(world.liftedAt == .zero + .milliseconds(milliseconds))
      #expect(world.lift == .reveal(cause, creep: .zero))
    }
  }

  /// H-REVEAL-9.
  @Test func `For 2,000 seeds the reveal is in 128 to 2,016 ms, and at the deadline iff unsettled`()
  {
    let letters = Array("prpradlikqqqqqubhhotfegxxxxxxxxxxxxxxxxxxxxxxxxxxxx")
    var deadlines = 0
    for seed in UInt64(0)..<2_000 {
      var random = RandomSource(seed: seed)
      let isRestless = seed % 4 == 0
      let world = CoverWorld.lift { _ in
        let count = random.below(isRestless ? 3 : 2)
        return String((0..<count).map { _ in letters[random.below(letters.count)] })
      }
      let kinds = world.outcomes.suffix(3).map(\.kind)
      let isSettled =
        kinds == [.still, .still, .still] && world.outcomes.last?.stillCount ?? 0 >= 3
      let time = world.liftedAt?.sinceStart ?? .zero
      #expect(time >= .milliseconds(128) && time <= .milliseconds(2_016), "seed \(seed)")
      guard case .reveal(let cause, let creep) = world.lift else {
        Issue.record("seed \(seed) is never revealed")
        continue
      }
      #expect((cause == .still) == isSettled, "seed \(seed)")
      #expect(cause == .still || time == .milliseconds(2_016), "seed \(seed)")
      #expect(creep <= Length(units: 3 * 96), "seed \(seed)")
      deadlines += cause == .deadline ? 1 : 0
    }
    #expect(deadlines > 50 && deadlines < 1_950)
  }

  // MARK: Epochs

  /// H-EPOCH-4.
  @Test
  func `A new epoch under the cover keeps pass and page counts, a shown chat is covered anew`() {
    CoverWorld.expect("x--e------|", gives: "-FSFSS[SR]---|")
    CoverWorld.expect("h----e---o----|", gives: "-FSS[SP]FSS[SP]FSS[SR]-|")
    let late = CoverWorld.lift { pass in pass == 0 ? "k" : pass == 62 ? "eq" : "" }
    #expect(late.cover.passes == 63)
    let cover = Probe(late.cover)
    let now = Instant.zero + .seconds(9)
    #expect(!cover.isCovering)
    #expect(cover { $0.epochAdvanced(at: now) })
    #expect(cover.isCovering && cover.passes == 0 && cover.pagesRequested == 0)
    #expect(cover.machine.nextPass(after: now) == now + .milliseconds(32))
    #expect(!cover { $0.epochAdvanced(at: now) })
  }

  @Test func `A chat that is covered anew may ask for pages again, even after one that failed`() {
    var world = CoverWorld.expect("h----f---|", gives: "-FSS[SP]FSS[SR]|")
    let mount = Instant.zero + .seconds(5)
    #expect(world.cover.pagesRequested == 1)
    world.cover.cover(at: mount)
    #expect(world.cover.pagesRequested == 0)
    let marks = (1...4).map { world.pass(at: mount + .milliseconds(32) * Int64($0)) }
    #expect(marks == [["F"], ["S"], ["S"], ["S", "P"]])
  }
}
