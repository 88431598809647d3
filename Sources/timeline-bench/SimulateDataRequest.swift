internal import ChatScenarios
internal import DataSimulation
internal import TimelineUnits

/// What `simulate data` was asked for.
struct SimulateDataRequest {
  /// The first seed and the number of seeds.
  private(set) var first: UInt64 = 0
  private(set) var count: UInt64 = 1_000
  private(set) var mutant: DataMutant?
  /// The positions of the steps that happen, or `nil` for all.
  private(set) var kept: [Int]?
  /// Whether every transition is printed.
  let hasCoverage: Bool

  /// The most seeds of one command.
  static let mostSeeds = 10_000_000

  /// Reads the arguments.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: SimulateDataCommand.specs)
    if let operand = parsed.operands.first {
      throw UsageError("simulate data takes options only, not \(operand)")
    }
    hasCoverage = parsed.has("--coverage")
    if let seed = try parsed.number("--seed", in: 0...Int(Limits.safeInteger)) {
      first = UInt64(seed)
      count = 1
    }
    if let seeds = try parsed.number("--seeds", in: 1...SimulateDataRequest.mostSeeds) {
      count = UInt64(seeds)
    }
    if let name = parsed.value("--mutant") { mutant = try SimulateDataRequest.mutant(name) }
    if let list = parsed.value("--keep") {
      guard count == 1, parsed.has("--seed") else {
        throw UsageError("--keep names steps of one seed: give --seed S")
      }
      kept = try SimulateDataRequest.positions(list)
    }
  }

  /// All seeds in order; those that found something once come first, unless one seed is meant.
  var allSeeds: [UInt64] {
    let asked = (0..<count).map { first &+ $0 }
    return count == 1 || mutant != nil ? asked : DataSimulator.pastSeeds + asked
  }

  private static func mutant(_ name: String) throws(UsageError) -> DataMutant {
    guard let mutant = DataMutant(rawValue: name) else {
      throw MutantNames.unknown(name, in: .data)
    }
    return mutant
  }

  private static func positions(_ list: String) throws(UsageError) -> [Int] {
    var positions: [Int] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let position = Int(part), position >= 0, position < 100_000 else {
        throw UsageError("--keep \(list): expected positions with commas between, such as 0,7,12")
      }
      positions.append(position)
    }
    return positions.sorted()
  }
}
