import Glibc

/// What a test asks about a picture.
struct SVGFile {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether an independent parser takes it for XML.
  var isWellFormed: Bool {
    var template = Array("/tmp/timelinebench-svg-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else { return false }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    let program = "import sys,xml.dom.minidom as m;m.parse(sys.argv[1])"
    return system("python3 -c '\(program)' '\(path)' >/dev/null 2>&1") == 0
  }

  /// The tags and attributes in their order, without values and text.
  var tags: [String] {
    var tags: [String] = []
    for part in text.split(separator: "<").dropFirst() {
      let tag = part.prefix { $0 != ">" }
      let names = tag.split(separator: " ").map { word in String(word.prefix { $0 != "=" }) }
      tags.append(names.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return tags
  }

  /// How often a text occurs.
  func count(of part: String) -> Int { text.ranges(of: part).count }
}
