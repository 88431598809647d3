internal import MarkdownRows

/// The fonts that rows of text are measured with.
enum InstalledFonts {
  /// Loads the fonts from where their packages put them.
  ///
  /// - Throws: `MissingToolError` with the packages to install.
  static func load() throws(MissingToolError) -> FontSet {
    do {
      return try FontSet.installed()
    } catch {
      throw MissingToolError(
        message: error.message + "; install the packages fonts-inter and fonts-jetbrains-mono"
      )
    }
  }
}
