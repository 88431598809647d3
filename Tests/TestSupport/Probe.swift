/// A reference to a machine under test, so that an expectation can call what changes it.
///
///     let gate = Probe(RateGate(interval: .milliseconds(100)))
///     #expect(gate { $0.submit(at: .zero) } == .passNow)
@dynamicMemberLookup
public final class Probe<Machine> {
  /// The machine.
  public var machine: Machine

  /// Creates a reference to a machine.
  public init(_ machine: Machine) {
    self.machine = machine
  }

  /// Calls the machine.
  public func callAsFunction<Answer>(_ body: (inout Machine) -> Answer) -> Answer {
    body(&machine)
  }

  /// Reads a property of the machine.
  public subscript<Value>(dynamicMember path: KeyPath<Machine, Value>) -> Value {
    machine[keyPath: path]
  }
}
