#!/usr/bin/env python3
"""Compares the line counts that the browser recorded with those of Pango, as a second opinion.

usage: pango.py [RECORDED.json]

The tests hold this project against the recorded file; this script holds the file against another
layout engine. Only paragraphs are compared whose characters Inter has, because Pango chooses
fallback fonts by itself. Pango follows UAX #14 and not the web's rules for line breaks, so a few
differences remain. It prints them by width, without text.

Uses the libraries libpango1.0 and the fonts if they are there, and is skipped with a line if not.
Exit code: 0, or 1 if fewer than 98 % agree.
"""

import ctypes
import ctypes.util
import html
import json
import os
import sys

SCALE = 1024
BOUND = 0.98
WRAP_WORD_CHAR = 2
HINT_STYLE_NONE, HINT_METRICS_OFF = 1, 1
FONT = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
MARKUP = {
    "regular": "",
    "bold": ' weight="bold"',
    "italic": ' style="italic"',
    "boldItalic": ' weight="bold" style="italic"',
    "mono": ' font_family="JetBrains Mono"',
}


class Pango:
    """The part of the library that lays out one paragraph."""

    def __init__(self):
        names = ["cairo", "gobject-2.0", "pango-1.0", "pangocairo-1.0"]
        found = [ctypes.util.find_library(name) for name in names]
        if None in found:
            raise OSError("Pango's libraries are not installed (libpango1.0)")
        if not os.path.exists(FONT):
            raise OSError("the package fonts-inter is not installed")
        cairo, self.gobject, self.pango, pangocairo = [ctypes.CDLL(name) for name in found]
        pointer = ctypes.c_void_p
        for library, names in [
            (cairo, ["cairo_font_options_create"]),
            (pangocairo, ["pango_cairo_font_map_new"]),
            (self.pango, ["pango_font_map_create_context", "pango_font_description_new"]),
            (self.pango, ["pango_layout_new"]),
        ]:
            for name in names:
                getattr(library, name).restype = pointer
        options = pointer(cairo.cairo_font_options_create())
        cairo.cairo_font_options_set_hint_style(options, HINT_STYLE_NONE)
        cairo.cairo_font_options_set_hint_metrics(options, HINT_METRICS_OFF)
        fonts = pointer(pangocairo.pango_cairo_font_map_new())
        self.context = pointer(self.pango.pango_font_map_create_context(fonts))
        pangocairo.pango_cairo_context_set_font_options(self.context, options)
        self.pango.pango_context_set_round_glyph_positions(self.context, 0)
        self.pango.pango_font_description_set_absolute_size.argtypes = [pointer, ctypes.c_double]

    def line_counts(self, paragraph, widths):
        """The number of lines at each width in px."""
        pango, pointer = self.pango, ctypes.c_void_p
        font = pointer(pango.pango_font_description_new())
        pango.pango_font_description_set_family(font, b"Inter")
        pango.pango_font_description_set_absolute_size(font, paragraph["size"] * SCALE)
        layout = pointer(pango.pango_layout_new(self.context))
        pango.pango_layout_set_font_description(layout, font)
        pango.pango_layout_set_wrap(layout, WRAP_WORD_CHAR)
        markup = "".join(
            f"<span{MARKUP[style]}>{html.escape(text)}</span>" for style, text in paragraph["runs"]
        ).encode()
        pango.pango_layout_set_markup(layout, markup, len(markup))
        counts = []
        for width in widths:
            pango.pango_layout_set_width(layout, width * SCALE)
            counts.append(pango.pango_layout_get_line_count(layout))
        self.gobject.g_object_unref(layout)
        pango.pango_font_description_free(font)
        return counts


def is_covered(paragraph):
    """Whether Inter has every character: Latin, Greek, Cyrillic and common punctuation."""
    text = "".join(text for _, text in paragraph["runs"])
    return text != "" and all(
        " " <= c < "\u0530" or "\u2010" <= c <= "\u2026" for c in text
    )


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "chromium.json")
    try:
        pango = Pango()
    except OSError as error:
        print(f"skipped: {error}")
        return 0
    with open(path, encoding="utf-8") as file:
        recorded = json.load(file)
    widths = recorded["widths"]
    paragraphs = [entry for entry in recorded["paragraphs"] if is_covered(entry)]
    missed = dict.fromkeys(widths, 0)
    for paragraph in paragraphs:
        for width, expected, count in zip(
            widths, paragraph["lines"], pango.line_counts(paragraph, widths)
        ):
            missed[width] += expected != count
    total = len(paragraphs) * len(widths)
    share = 1 - sum(missed.values()) / max(total, 1)
    print(f"{len(paragraphs)} of {len(recorded['paragraphs'])} paragraphs, {total} line counts:")
    print(f"{100 * share:.2f} % agree with {recorded['browser']}")
    for width, count in missed.items():
        print(f"  {width} px: {count} differ")
    return 0 if share >= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
