internal import CCMarkGFM
internal import CHarfBuzz
internal import CICU

/// The versions of the libraries that heights depend on.
///
/// Source: T-ICU-6, T-DET-2.
public enum TextVersions {
  /// The version of cmark-gfm, for example 0.29.0.gfm.6.
  public static var cmarkGFM: String { String(cString: cmark_version_string()) }

  /// The version of HarfBuzz, for example 6.0.0.
  public static var harfBuzz: String { String(cString: hb_version_string()) }

  /// The version of ICU, for example 72.1.
  public static var icu: String { version(icu_version) }

  /// The version of Unicode that ICU knows, for example 15.0.
  public static var unicode: String { version(icu_unicode_version) }

  private static func version(_ write: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
    withUnsafeTemporaryAllocation(
      of: CChar.self,
      capacity: Int(U_MAX_VERSION_STRING_LENGTH) + 1
    ) { text in
      text.initialize(repeating: 0)
      guard let start = text.baseAddress else { return "" }
      write(start)
      return String(cString: start)
    }
  }
}
