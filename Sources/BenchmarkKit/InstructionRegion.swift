internal import CAllocations

/// A part of the program whose instructions are counted if the process runs under callgrind.
///
/// Source: BM-CG-1.
public enum InstructionRegion {
  /// Whether the process runs under valgrind.
  public static var isWatched: Bool { cinstructions_is_running() }

  /// What callgrind has to be told so that it counts inside of the region only.
  ///
  /// With valgrind's headers at build time the region turns counting on by itself, and everything
  /// before runs faster; without them callgrind watches for the function.
  public static var options: [String] {
    cinstructions_has_requests()
      ? ["--instr-atstart=no"] : ["--toggle-collect=cinstructions_region"]
  }

  /// Does work whose instructions count.
  public static func run(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      var work = work
      withUnsafeMutablePointer(to: &work) { place in
        cinstructions_region({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, place)
      }
    }
  }
}
