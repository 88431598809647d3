/// The advance of one cluster, the smallest piece that an emergency break leaves whole.
///
/// Source: T-FILL-4.
struct ClusterAdvance: Equatable, Sendable {
  /// The advance in text units.
  var units: UInt32
  /// The number of bytes of the cluster.
  var byteCount: UInt16
  /// Whether tracking widens the cluster.
  var isTracked: Bool
}
