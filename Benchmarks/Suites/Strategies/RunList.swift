/// Runs of equal heights with the index and the top of each run.
///
/// With rows of all heights, as Markdown has them, there are as many runs as rows.
///
/// Source: the shape of petyosi/react-virtuoso, with the copying prepend.
struct RunList: OffsetStrategy {
  private struct Run {
    var start: Int
    var size: Int64
    var top: Int64
  }

  private var runs: [Run] = []
  private(set) var count = 0
  private let estimate: Int64
  private(set) var touched = 0

  init(heights: [Int64], estimate: Int64) {
    self.estimate = estimate
    count = heights.count
    for index in heights.indices where runs.last?.size != heights[index] {
      runs.append(Run(start: index, size: heights[index], top: 0))
    }
    rebuild(from: 0)
  }

  private func end(_ place: Int) -> Int { place + 1 < runs.count ? runs[place + 1].start : count }

  private mutating func rebuild(from place: Int) {
    for run in max(place, 1)..<max(runs.count, 1) {
      let before = runs[run - 1]
      runs[run].top = before.top + Int64(runs[run].start - before.start) * before.size
      touched += 1
    }
  }

  private mutating func place(of index: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let half = (low + high + 1) / 2
      touched += 1
      if runs[half].start <= index { low = half } else { high = half - 1 }
    }
    return low
  }

  mutating func total() -> Int64 {
    guard let last = runs.last else { return 0 }
    return last.top + Int64(count - last.start) * last.size
  }

  mutating func top(_ index: Int) -> Int64 {
    let run = runs[place(of: index)]
    return run.top + Int64(index - run.start) * run.size
  }

  mutating func index(_ y: Int64) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let half = (low + high + 1) / 2
      touched += 1
      if runs[half].top <= y { low = half } else { high = half - 1 }
    }
    let run = runs[low]
    let last = end(low) - 1
    guard run.size > 0 else { return last }
    return min(max(run.start + Int((y - run.top) / run.size), run.start), last)
  }

  /// Cuts a run so that one starts at an index; the place of that run.
  private mutating func cut(_ index: Int) -> Int {
    guard index < count else { return runs.count }
    let place = place(of: index)
    guard runs[place].start < index else { return place }
    let run = runs[place]
    let top = run.top + Int64(index - run.start) * run.size
    runs.insert(Run(start: index, size: run.size, top: top), at: place + 1)
    touched += runs.count - place
    return place + 1
  }

  private mutating func join(around place: Int) {
    for candidate in [place + 1, place] where candidate > 0 && candidate < runs.count {
      if runs[candidate].size == runs[candidate - 1].size { runs.remove(at: candidate) }
    }
    rebuild(from: max(place - 1, 0))
  }

  mutating func set(_ index: Int, _ height: Int64) {
    _ = cut(index + 1)
    let place = cut(index)
    runs[place].size = height
    join(around: place)
  }

  mutating func insert(_ added: Int, at index: Int) {
    let place = cut(index)
    if index == 0 {
      prepend(added)
    } else {
      let start = Run(start: index, size: estimate, top: top(index - 1))
      for later in place..<runs.count { runs[later].start += added }
      runs.insert(start, at: place)
      touched += runs.count - place
    }
    count += added
    join(around: place)
    rebuild(from: 0)
  }

  /// Builds the list anew, with one copy of what there is for every run that is added.
  private mutating func prepend(_ added: Int) {
    var grown = [Run(start: 0, size: estimate, top: 0)]
    for run in runs {
      var copy: [Run] = []
      copy.reserveCapacity(grown.count + 1)
      copy.append(contentsOf: grown)
      copy.append(Run(start: run.start + added, size: run.size, top: 0))
      touched += copy.count
      grown = copy
    }
    runs = grown
  }

  mutating func remove(_ range: Range<Int>) {
    _ = cut(range.upperBound)
    let first = cut(range.lowerBound)
    let end = range.upperBound < count ? place(of: range.upperBound) : runs.count
    runs.removeSubrange(first..<end)
    for place in first..<runs.count { runs[place].start -= range.count }
    touched += runs.count
    count -= range.count
    if !runs.isEmpty && runs[0].start == 0 { runs[0].top = 0 }
    join(around: first)
    rebuild(from: 0)
  }
}
