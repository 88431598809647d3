/// What values depend on; two results are comparable if all of it is equal.
///
/// Source: BM-BASE-3.
public enum BaselineField: UInt8, CaseIterable, Sendable {
  /// What the scenario's file and corpora say.
  case content
  /// The device.
  case device
  /// What random draws start from.
  case seed
  /// Constants that differ from their defaults.
  case constants
  /// Prices of work.
  case costs
  /// Whether Reduce Motion is on.
  case reduceMotion
  /// What the heights of rows come from.
  case text
  /// The version of the Markdown parser.
  case parser
  /// The metrics files.
  case metrics
  /// The fonts.
  case fonts
  /// The versions of what shapes and breaks own text.
  case libraries
  /// The set of metrics.
  case definitions
}

extension BaselineField {
  /// What the field is, in words.
  public var name: String {
    switch self {
    case .content: "the scenario's content"
    case .device: "the device"
    case .seed: "the seed"
    case .constants: "the constants"
    case .costs: "the costs"
    case .reduceMotion: "Reduce Motion"
    case .text: "what rows are measured with"
    case .parser: "cmark-gfm"
    case .metrics: "the metrics file"
    case .fonts: "the fonts"
    case .libraries: "HarfBuzz or ICU"
    case .definitions: "the set of metrics"
    }
  }

  /// What to do about it.
  public var wayOut: String {
    switch self {
    case .content: "accept the scenario anew"
    case .device: "leave --device away, or compare with a run on that device"
    case .seed: "leave --seed away, or compare with a run of that seed"
    case .constants: "leave --set away, or compare with a run of those constants"
    case .costs: "leave --cost and --set cost.KEY away, or compare with a run of those prices"
    case .reduceMotion: "leave --reduce-motion away, or compare with such a run"
    case .text, .metrics: "use the same metrics file, or accept the scenario anew"
    case .parser, .libraries: "install that version, or accept the scenario anew"
    case .fonts: "install the same fonts, or accept the scenario anew"
    case .definitions: "accept the scenario anew, or use the command that wrote the baseline"
    }
  }
}
