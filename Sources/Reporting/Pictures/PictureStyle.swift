/// The colours and type of pictures, for light and dark pages.
///
/// Hues are those of Okabe and Ito, which stay apart for colour-blind readers; series also differ
/// in dash and mark.
public enum PictureStyle {
  /// The rules for the classes that pictures use; a page that embeds pictures adds them once.
  public static let css = """
    .pic text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,\
    sans-serif;font-size:12px;fill:#1f2328;paint-order:stroke;stroke:#fff;stroke-width:4px;\
    stroke-linejoin:round}
    .pic .t{font-size:16px;font-weight:600}
    .pic .d{fill:#59636e}
    .pic .bg{fill:#fff}
    .pic .g{stroke:#e1e5ea;stroke-width:1}
    .pic .x{stroke:#818b98;stroke-width:1}
    .pic .n{stroke:#59636e;stroke-width:1.5;stroke-dasharray:5 4;fill:none}
    .pic .a{fill:#0072b2}.pic .b{fill:#d55e00}.pic .c{fill:#008060}.pic .e{fill:#9a6700}
    .pic .la{stroke:#0072b2}.pic .lb{stroke:#d55e00}.pic .lc{stroke:#008060}.pic .le{stroke:#9a6700}
    .pic .l{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
    .pic .h{stroke-width:1.3}
    .pic .s{stroke-dasharray:7 4}.pic .o{stroke-dasharray:2 4}
    .pic .w{fill:#0072b2;fill-opacity:.12}
    @media (prefers-color-scheme:dark){
    .pic text{fill:#f0f3f6;stroke:#15191f}.pic .d{fill:#a8b3bf}.pic .bg{fill:#15191f}
    .pic .g{stroke:#2c333c}.pic .x{stroke:#6e7985}.pic .n{stroke:#a8b3bf}
    .pic .a{fill:#56b4e9}.pic .b{fill:#ff8a4c}.pic .c{fill:#3ecfa0}.pic .e{fill:#f0c050}
    .pic .la{stroke:#56b4e9}.pic .lb{stroke:#ff8a4c}.pic .lc{stroke:#3ecfa0}.pic .le{stroke:#f0c050}
    .pic .w{fill:#56b4e9;fill-opacity:.16}
    }
    """

  /// The rules for a page that has a theme of its own: the page's colours, and series for both.
  ///
  /// A page says `data-theme` on its root where it does not follow the system.
  static let page = """
    .pic{--a:#0072b2;--b:#d55e00;--c:#008060;--e:#9a6700}
    @media (prefers-color-scheme:dark){:root:not([data-theme="light"]) .pic{\
    --a:#56b4e9;--b:#ff8a4c;--c:#3ecfa0;--e:#f0c050}}
    :root[data-theme="dark"] .pic{--a:#56b4e9;--b:#ff8a4c;--c:#3ecfa0;--e:#f0c050}
    .pic text{font-size:12px;fill:var(--ink);paint-order:stroke;stroke:var(--card);\
    stroke-width:4px;stroke-linejoin:round}
    .pic .t{font-size:16px;font-weight:600}
    .pic .d{fill:var(--faint)}
    .pic .bg{fill:none}
    .pic .g{stroke:var(--line);stroke-width:1}
    .pic .x{stroke:var(--edge);stroke-width:1}
    .pic .n{stroke:var(--faint);stroke-width:1.5;stroke-dasharray:5 4;fill:none}
    .pic .a{fill:var(--a)}.pic .b{fill:var(--b)}.pic .c{fill:var(--c)}.pic .e{fill:var(--e)}
    .pic .la{stroke:var(--a)}.pic .lb{stroke:var(--b)}.pic .lc{stroke:var(--c)}\
    .pic .le{stroke:var(--e)}
    .pic .l{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
    .pic .h{stroke-width:1.3}
    .pic .s{stroke-dasharray:7 4}.pic .o{stroke-dasharray:2 4}
    .pic .w{fill:var(--a);fill-opacity:.14}

    """

  /// The letters of the series, in order.
  static let series = ["a", "b", "c", "e"]
  /// What tells the lines of series apart beside their colour, in order.
  static let dashes = ["", " s", " o", " s"]
}
