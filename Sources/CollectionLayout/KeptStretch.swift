/// Rows that stand one behind the other in both lists.
struct KeptStretch {
  /// The place of the first one in the old middle.
  var from: Int
  /// The place of the first one in the new middle.
  var to: Int
  var length: Int
}
