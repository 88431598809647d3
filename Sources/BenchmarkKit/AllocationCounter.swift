internal import CAllocations

/// Counts what the calling thread takes from memory while a piece of work runs.
///
/// The functions of the C library and the Swift runtime are counted where they are called, in the
/// executable itself: nothing has to be preloaded. Other threads are not counted, and a pause of an
/// asynchronous function may change the thread, so the work is synchronous.
///
/// Memory is counted with glibc and without the address and the thread sanitizer; references need
/// the shared standard library beside it. Where something cannot be counted there is no count,
/// never 0.
///
/// Source: BM-ALLOC-1 to BM-ALLOC-4, BM-ARC-1, BM-ARC-2.
public enum AllocationCounter {
  /// Whether memory is counted, found out by a real allocation.
  public static let countsMemory = callocations_counts_memory()

  /// Whether retains, releases and new objects are counted, found out by a real retain.
  public static let countsReferences = callocations_counts_references()

  /// The bytes that the whole process has in use as the C library states them, or `nil` if it does
  /// not tell.
  ///
  /// Source: BM-ALLOC-6.
  public static var processBytes: Int? {
    let bytes = callocations_process_bytes()
    return bytes < 0 ? nil : Int(bytes)
  }

  /// Does work and counts what it took from memory; counts nest.
  ///
  /// What the runtime allocates once, such as what it knows of a class, is in the first count of a
  /// piece of work and in no later one: work that is to be compared is done once before.
  ///
  /// - Parameter work: Work that stays on the calling thread.
  /// - Returns: What the work gives, and the counts; `nil` where memory is not counted.
  /// - Throws: What the work throws.
  /// - Complexity: O(1) beside the work, and a few nanoseconds for each call that is counted.
  public static func count<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, counts: AllocationCounts?) {
    guard countsMemory else { return (try work(), nil) }
    let hasReferences = countsReferences
    callocations_begin()
    defer { callocations_end() }
    let start = callocations_read()
    let outerPeak = callocations_set_peak(start.bytes_in_use)
    defer {
      let innerPeak = callocations_set_peak(outerPeak)
      if innerPeak > outerPeak { _ = callocations_set_peak(innerPeak) }
    }
    let result = try work()
    return (result, counts(from: start, to: callocations_read(), hasReferences))
  }

  /// The allocations of the calling thread and the bytes that they asked for, from the start of the
  /// outermost `count` that it is in; `nil` where memory is not counted.
  public static let meters: (calls: Meter, bytes: Meter)? =
    countsMemory
    ? (
      Meter(name: "allocations", unit: "1") { callocations_read().allocations },
      Meter(name: "allocated", unit: "B") { callocations_read().requested_bytes }
    ) : nil

  private static func counts(
    from start: callocations_counts,
    to end: callocations_counts,
    _ hasReferences: Bool
  ) -> AllocationCounts {
    AllocationCounts(
      allocations: Int(end.allocations - start.allocations),
      requestedBytes: Int(end.requested_bytes - start.requested_bytes),
      frees: Int(end.frees - start.frees),
      peakBytes: Int(end.peak_bytes - start.bytes_in_use),
      references: hasReferences
        ? ReferenceCounts(
          retains: Int(end.retains - start.retains),
          releases: Int(end.releases - start.releases),
          objects: Int(end.objects - start.objects)
        ) : nil
    )
  }
}
