public import ChatScenarios
internal import StrictJSON

/// Costs by call stack, of one profile or of two to be compared.
///
/// A line of a profile is `frame;frame;frame N`: a stack from the outside in, and what it cost by
/// itself.
///
/// Source: BM-CG-4.
public struct FoldedStacks: Equatable, Sendable {
  /// A frame below another one, with the cost of all that it calls.
  struct Node: Equatable {
    /// The place of the caller, or −1.
    var parent: Int
    /// The place of the frame's name.
    var name: Int
    var cost: Int64
    var baseCost: Int64
  }

  /// The most frames of a stack.
  static let depthLimit = 512
  /// The most nodes that are shown; the smallest are left out.
  static let nodeLimit = 4_000

  /// The names of frames, each once.
  private(set) var names: [String] = []
  /// The nodes, callers before what they call.
  private(set) var nodes: [Node] = []
  private var known: [[UInt8]: Int] = [:]
  private var children: [[Int: Int]] = []
  private(set) var total: Int64 = 0
  private(set) var baseTotal: Int64 = 0
  /// Whether there is a second profile.
  private(set) var hasBase = false

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` that names the first line that is no stack with a cost.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    try read(bytes, at: place) { node, cost in node.cost = node.cost.addingSaturated(cost) }
    total = sum { $0.cost }
  }

  /// Adds an earlier profile to compare with.
  ///
  /// - Throws: `InputError` that names the first line that is no stack with a cost.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public mutating func addBase(_ bytes: [UInt8], at place: String) throws(InputError) {
    try read(bytes, at: place) { node, cost in
      node.baseCost = node.baseCost.addingSaturated(cost)
    }
    baseTotal = sum { $0.baseCost }
    hasBase = true
  }

  private func sum(_ cost: (Node) -> Int64) -> Int64 {
    nodes.filter { $0.parent < 0 }.reduce(0) { $0.addingSaturated(cost($1)) }
  }

  private mutating func read(
    _ bytes: [UInt8],
    at place: String,
    _ add: (inout Node, Int64) -> Void
  ) throws(InputError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let space = line.lastIndex(of: UInt8(ascii: " ")),
        let cost = Int64(String(decoding: line[(space + 1)...], as: UTF8.self)), cost >= 0
      else {
        throw InputError(
          place: "\(place): line \(index + 1)",
          message: "a line is a stack, a space and a whole cost, such as main;run;layout 1200"
        )
      }
      let frames = line[..<space].split(separator: UInt8(ascii: ";"))
      guard !frames.isEmpty, frames.count <= FoldedStacks.depthLimit else {
        throw InputError(
          place: "\(place): line \(index + 1)",
          message: "a stack has 1 to \(FoldedStacks.depthLimit) frames"
        )
      }
      var parent = -1
      for frame in frames {
        parent = child(of: parent, named: Array(frame))
        add(&nodes[parent], cost)
      }
    }
  }

  /// The node of a frame below another one; it is made if it is not there.
  private mutating func child(of parent: Int, named name: [UInt8]) -> Int {
    let place = known[name] ?? names.count
    if place == names.count {
      names.append(String(decoding: name, as: UTF8.self))
      known[name] = place
    }
    if children.isEmpty { children.append([:]) }
    if let node = children[parent + 1][place] { return node }
    children[parent + 1][place] = nodes.count
    nodes.append(Node(parent: parent, name: place, cost: 0, baseCost: 0))
    children.append([:])
    return nodes.count - 1
  }

  /// The nodes that are worth showing: a caller costs at least what it calls, so it stays, too.
  var shown: [Node] {
    guard nodes.count > FoldedStacks.nodeLimit else { return nodes }
    let sizes = nodes.map { max($0.cost, $0.baseCost) }.sorted(by: >)
    let least = sizes[FoldedStacks.nodeLimit]
    var places = [Int](repeating: -1, count: nodes.count)
    var kept: [Node] = []
    for (index, node) in nodes.enumerated() where max(node.cost, node.baseCost) > least {
      places[index] = kept.count
      var moved = node
      if node.parent >= 0 { moved.parent = places[node.parent] }
      kept.append(moved)
    }
    return kept
  }

  /// Writes names and nodes; a node is four numbers: caller, name, cost and earlier cost.
  func write(_ writer: inout JSONWriter) {
    let nodes = shown
    writer.object { writer in
      writer.member("hasBase", hasBase)
      writer.member("total", total)
      writer.member("baseTotal", baseTotal)
      writer.member("names") { writer in
        writer.array { writer in
          for name in names { writer.value(name) }
        }
      }
      writer.member("nodes") { writer in
        writer.array { writer in
          for node in nodes {
            writer.value(node.parent)
            writer.value(node.name)
            writer.value(node.cost)
            writer.value(node.baseCost)
          }
        }
      }
    }
  }
}

extension Int64 {
  /// The sum, or the largest number if it does not fit.
  fileprivate func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
