/// One slot of an inner node on its own: row count, height sum, and child or gap.
struct HeightTreeEntry {
  var count: Int
  var sum: Int64
  var child: Int32
}
