/// Which pictures are re-encoded before they are sent.
///
/// Source: H-ATT-10.
public enum ImageRule {
  /// The largest decoded picture that is re-encoded, in bytes: 64 MiB; key
  /// `attachment.jpegDecodedLimit`.
  public static let decodedLimitBytes = 67_108_864
  /// The quality of the JPEG: 0.88; key `attachment.jpegQuality`.
  public static let jpegQuality = 0.88

  /// Whether a PNG file of this many pixels is sent as JPEG; other files never are.
  ///
  /// - Returns: Whether its decoded picture, 4 bytes a pixel, takes at most 64 MiB; never for a
  ///   picture without pixels or one whose size overflows.
  public static func sendsAsJPEG(widthPixels: Int, heightPixels: Int) -> Bool {
    guard widthPixels > 0, heightPixels > 0 else { return false }
    let (pixels, overflows) = widthPixels.multipliedReportingOverflow(by: heightPixels)
    return !overflows && pixels <= decodedLimitBytes / 4
  }
}
