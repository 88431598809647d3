internal import MarkdownRows

/// The fonts that rows of text are measured with.
enum InstalledFonts {
  /// Loads the fonts from where their packages put them.
  ///
  /// - Parameter root: The folder of the fonts.
  /// - Returns: The fonts.
  /// - Throws: `MissingToolError` with the packages to install.
  static func load(root: String = "/usr/share/fonts") throws(MissingToolError) -> FontSet {
    do {
      return try FontSet.installed(root: root)
    } catch {
      throw MissingToolError(
        message: error.message + "; install the packages fonts-inter and fonts-jetbrains-mono"
      )
    }
  }
}
