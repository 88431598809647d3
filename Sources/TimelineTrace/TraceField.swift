/// A field of a record: its name in the text form and what its binary form is relative to.
///
/// One definition serves both forms and both directions, so they cannot drift apart.
struct TraceField {
  var name: StaticString
  var stream: TraceStream = .absolute

  static var width: TraceField { TraceField(name: "width") }
  static var height: TraceField { TraceField(name: "height") }
  static var insetTop: TraceField { TraceField(name: "insetTop") }
  static var insetLeft: TraceField { TraceField(name: "insetLeft") }
  static var insetBottom: TraceField { TraceField(name: "insetBottom") }
  static var insetRight: TraceField { TraceField(name: "insetRight") }
  static var scale: TraceField { TraceField(name: "scale") }
  static var refresh: TraceField { TraceField(name: "refresh") }
  static var estimate: TraceField { TraceField(name: "estimate") }
  static var renderInterval: TraceField { TraceField(name: "renderInterval") }
  static var kind: TraceField { TraceField(name: "kind") }
  static var item: TraceField { TraceField(name: "item") }
  static var epoch: TraceField { TraceField(name: "epoch") }
  static var rows: TraceField { TraceField(name: "rows") }
  static var cause: TraceField { TraceField(name: "cause") }
  static var changed: TraceField { TraceField(name: "changed") }
  static var restedAt: TraceField { TraceField(name: "rested") }
  static var inserted: TraceField { TraceField(name: "inserted") }
  static var deleted: TraceField { TraceField(name: "deleted") }
  static var moved: TraceField { TraceField(name: "moved") }
  static var rule: TraceField { TraceField(name: "rule") }
  static var from: TraceField { TraceField(name: "from") }
  static var to: TraceField { TraceField(name: "to") }
  static var isFirst: TraceField { TraceField(name: "first") }
  static var passes: TraceField { TraceField(name: "passes") }
  static var queries: TraceField { TraceField(name: "queries") }
  static var cellsMade: TraceField { TraceField(name: "made") }
  static var configured: TraceField { TraceField(name: "configured") }
  static var measured: TraceField { TraceField(name: "measured") }
  static var remeasured: TraceField { TraceField(name: "remeasured") }
  static var wasted: TraceField { TraceField(name: "wasted") }
  static var invalidations: TraceField { TraceField(name: "invalidations") }
  static var index: TraceField { TraceField(name: "pass") }
  static var reason: TraceField { TraceField(name: "reason") }
  static var still: TraceField { TraceField(name: "still") }
  static var difference: TraceField { TraceField(name: "difference") }
  static var creep: TraceField { TraceField(name: "creep") }
  static var underCover: TraceField { TraceField(name: "underCover") }
  static var outcome: TraceField { TraceField(name: "outcome") }
  static var screenY: TraceField { TraceField(name: "screenY") }
  static var end: TraceField { TraceField(name: "end") }
  static var on: TraceField { TraceField(name: "on") }
  static var running: TraceField { TraceField(name: "running") }
  static var gap: TraceField { TraceField(name: "gap") }
  static var isStable: TraceField { TraceField(name: "stable") }
  static var top: TraceField { TraceField(name: "top", stream: .edge) }
  static var rowHeight: TraceField { TraceField(name: "height") }
  static var isEstimated: TraceField { TraceField(name: "estimated") }
  static var offset: TraceField { TraceField(name: "offset", stream: .offset) }
  static var contentHeight: TraceField { TraceField(name: "content", stream: .contentHeight) }
  static var commanded: TraceField { TraceField(name: "commanded") }
  static var state: TraceField { TraceField(name: "state") }
  static var lateness: TraceField { TraceField(name: "by") }
  static var value: TraceField { TraceField(name: "value") }
  static var parses: TraceField { TraceField(name: "parses") }
  static var shapes: TraceField { TraceField(name: "shapes") }
  static var revision: TraceField { TraceField(name: "revision") }
  static var operation: TraceField { TraceField(name: "operation") }
  static var files: TraceField { TraceField(name: "files") }
  static var file: TraceField { TraceField(name: "file") }
  static var chunk: TraceField { TraceField(name: "chunk") }
}
