#!/usr/bin/env python3
"""Records what a browser does with Markdown texts: line breaks and block heights.

usage: record.py OUTPUT.json FILE...

The committed file: record.py Tests/Oracle/chromium.json Tests/Fixtures/Answers/*.txt
Tests/Oracle/nasty.txt Benchmarks/Corpora/*.json

A .json file is a history envelope, of which every row's text is a document.

Needs chromium-headless-shell, libcmark-gfm and the font packages that are named below (Debian).
The tree comes straight from the C library and the page is written here, so that nothing is shared
with the Swift code that is judged. Tests compare with the recorded file and need no browser.

The page's style and the browser's options follow rules T-ORACLE-2 to T-ORACLE-7.
"""

import ctypes
import ctypes.util
import hashlib
import html
import json
import os
import re
import subprocess
import sys
import tempfile

BROWSER = "chromium-headless-shell"
WIDTHS = [200, 288, 320, 358, 600]
FONTS = "/usr/share/fonts/"
PRIMARY = {
    "regular": "opentype/inter/Inter-Regular.otf",
    "bold": "opentype/inter/Inter-Bold.otf",
    "italic": "opentype/inter/Inter-Italic.otf",
    "boldItalic": "opentype/inter/Inter-BoldItalic.otf",
    "mono": "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf",
}
FALLBACK = {
    "arabic": "truetype/noto/NotoSansArabic-Regular.ttf",
    "hebrew": "truetype/noto/NotoSansHebrew-Regular.ttf",
    "devanagari": "truetype/noto/NotoSansDevanagari-Regular.ttf",
    "thai": "truetype/noto/NotoSansThai-Regular.ttf",
    "cjk": "opentype/noto/NotoSansCJK-Regular.ttc",
    "emoji": "truetype/noto/NotoColorEmoji.ttf",
    "dejavu": "truetype/dejavu/DejaVuSans.ttf",
}
SMALL = (16, 20.8)
HEADINGS = {1: (28, 36.4), 2: (22, 28.6), 3: (19, 24.7), 4: SMALL, 5: SMALL, 6: SMALL}
PLAIN, BLOCK_GAP = "", 8


def style_sheet():
    rules = []
    for name, path in {**PRIMARY, **FALLBACK}.items():
        source = 'local("Noto Sans CJK SC")' if name == "cjk" else f'url("file://{FONTS}{path}")'
        rules.append(f'@font-face {{ font-family: "{name}"; src: {source}; }}')
    rest = ", ".join(f'"{name}"' for name in FALLBACK)
    rules += [
        "* { margin: 0; padding: 0; border: 0; font-weight: 400; font-style: normal; }",
        "body { font-size: 16px; line-height: 24px; white-space: pre-wrap; overflow-wrap: anywhere;"
        " text-spacing-trim: space-all; text-autospace: no-autospace; }",
        "span { vertical-align: top; }",
        f".gap > * + * {{ margin-top: {BLOCK_GAP}px; }}",
        ".quote { padding-left: 16px; } .item { padding-left: 24px; } .rule { height: 17px; }",
        "pre { padding: 12px 0; font-size: 14px; line-height: 20px; white-space: pre;"
        " overflow: hidden; }",
        "table { border-collapse: collapse; } td { padding: 6px 0; vertical-align: top; }",
        ".cell { width: max-content; max-width: 200px; }",
    ]
    for level, (size, line) in HEADINGS.items():
        rules.append(f".h{level} {{ font-size: {size}px; line-height: {line}px; }}")
    for name in PRIMARY:
        rules.append(f'.{name} {{ font-family: "{name}", {rest}; }}')
    return "\n".join(rules)


class Library:
    """The parser, with the extensions and options of the project."""

    def __init__(self):
        extensions = ctypes.CDLL(ctypes.util.find_library("cmark-gfm-extensions"))
        self.c = ctypes.CDLL(ctypes.util.find_library("cmark-gfm"), mode=ctypes.RTLD_GLOBAL)
        extensions.cmark_gfm_core_extensions_ensure_registered()
        pointer, text = ctypes.c_void_p, ctypes.c_char_p
        for name, result, arguments in [
            ("cmark_parser_new", pointer, [ctypes.c_int]),
            ("cmark_find_syntax_extension", pointer, [text]),
            ("cmark_parser_attach_syntax_extension", ctypes.c_int, [pointer, pointer]),
            ("cmark_parser_feed", None, [pointer, text, ctypes.c_size_t]),
            ("cmark_parser_finish", pointer, [pointer]),
            ("cmark_node_first_child", pointer, [pointer]),
            ("cmark_node_next", pointer, [pointer]),
            ("cmark_node_get_type_string", text, [pointer]),
            ("cmark_node_get_literal", text, [pointer]),
            ("cmark_node_get_heading_level", ctypes.c_int, [pointer]),
        ]:
            function = getattr(self.c, name)
            function.restype, function.argtypes = result, arguments

    def parse(self, data):
        parser = self.c.cmark_parser_new(1 << 9)
        for name in (b"table", b"strikethrough", b"autolink", b"tasklist"):
            extension = self.c.cmark_find_syntax_extension(name)
            self.c.cmark_parser_attach_syntax_extension(parser, extension)
        self.c.cmark_parser_feed(parser, data, len(data))
        return self.node(self.c.cmark_parser_finish(parser))

    def node(self, pointer):
        kind = self.c.cmark_node_get_type_string(pointer).decode()
        literal = self.c.cmark_node_get_literal(pointer)
        children = []
        child = self.c.cmark_node_first_child(pointer)
        while child:
            children.append(self.node(child))
            child = self.c.cmark_node_next(child)
        level = self.c.cmark_node_get_heading_level(pointer) if kind == "heading" else 0
        text = literal.decode() if literal is not None else ""
        return {"kind": kind, "text": text, "children": children, "level": level}


def runs(leaf):
    """The leaf's text in runs of one style, neighbours of one style joined."""
    found = []

    def add(style, text):
        if not text:
            return
        text = text.replace("\t", " ")
        if found and found[-1][0] == style:
            found[-1][1] += text
        else:
            found.append([style, text])

    def walk(node, bold, italic):
        style = {(0, 0): "regular", (1, 0): "bold", (0, 1): "italic", (1, 1): "boldItalic"}[
            (int(bold), int(italic))
        ]
        kind = node["kind"]
        if kind == "text":
            add(style, node["text"])
        elif kind == "code":
            add("mono", node["text"])
        elif kind == "softbreak":
            add(style, " ")
        elif kind == "linebreak":
            add(style, "\n")
        elif kind != "html_inline":
            for child in node["children"]:
                walk(child, bold or kind == "strong", italic or kind == "emph")

    for child in leaf["children"]:
        walk(child, leaf["kind"] == "heading", False)
    return found


def inline(pieces):
    return "".join(f'<span class="{style}">{html.escape(text)}</span>' for style, text in pieces)


def render(node, leaves):
    """The block as HTML, empty when it has no height; its leaves are added to `leaves`."""
    kind = node["kind"]
    if kind in ("paragraph", "heading", "table_cell"):
        pieces = runs(node)
        size = HEADINGS[node["level"]][0] if kind == "heading" else 16
        if pieces:
            leaves.append({"size": size, "runs": pieces})
        if kind == "table_cell":
            return f'<td><div class="cell">{inline(pieces)}</div></td>'
        if not pieces:
            return PLAIN
        return f'<div class="h{node["level"]}">{inline(pieces)}</div>'
    if kind == "code_block":
        return f'<pre class="mono"><code class="mono">{html.escape(node["text"])}</code></pre>'
    if kind == "thematic_break":
        return '<div class="rule"></div>'
    if kind == "html_block":
        return PLAIN
    children = [render(child, leaves) for child in node["children"]]
    inner = "".join(children)
    if not inner:
        return PLAIN
    if kind == "table":
        return f"<table><tbody>{inner}</tbody></table>"
    if kind in ("table_row", "table_header"):
        return f"<tr>{inner}</tr>"
    if kind == "block_quote":
        return f'<div class="gap quote">{inner}</div>'
    if kind == "list":
        return f'<div class="gap">{inner}</div>'
    return f'<div class="gap item">{inner}</div>'


SCRIPT = """
const widths = %s;
function bytes(point) { return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4; }
function lineStarts(box, line) {
  const top = box.getBoundingClientRect().top, starts = [];
  let offset = 0, current = 0;
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.data;
    for (let index = 0; index < text.length;) {
      const point = text.codePointAt(index), end = index + (point > 0xffff ? 2 : 1);
      const range = document.createRange();
      range.setStart(node, index); range.setEnd(node, end);
      const rects = point === 10 ? [] : [...range.getClientRects()].filter(r => r.height > 0);
      if (rects.length) {
        const centre = (rects[0].top + rects[0].bottom) / 2;
        const now = Math.floor((centre - top) / line);
        if (now > current) { starts.push(offset); current = now; }
      }
      offset += bytes(point); index = end;
    }
  }
  return starts;
}
document.fonts.ready.then(async () => {
  for (const face of document.fonts) await face.load();
  const result = { paragraphs: [], documents: [] };
  for (const box of document.querySelectorAll("#paragraphs > div")) {
    const line = parseFloat(getComputedStyle(box).lineHeight);
    const entry = { lines: [], starts: [] };
    box.style.width = "max-content";
    entry.natural = box.getBoundingClientRect().width;
    for (const width of widths) {
      box.style.width = width + "px";
      entry.lines.push(Math.round(box.getBoundingClientRect().height / line));
      entry.starts.push(lineStarts(box, line));
    }
    result.paragraphs.push(entry);
  }
  for (const root of document.querySelectorAll("#documents > div")) {
    const heights = [];
    for (const width of widths) {
      root.style.width = width + "px";
      heights.push([...root.children].map(box => box.getBoundingClientRect().height));
    }
    result.documents.push(heights);
  }
  document.body.textContent = "BEGIN" + JSON.stringify(result) + "END";
});
"""


def run_browser(page):
    with tempfile.NamedTemporaryFile("w", suffix=".html", delete=False) as file:
        file.write(page)
    try:
        output = subprocess.run(
            [
                BROWSER, "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                "--font-render-hinting=none", "--virtual-time-budget=600000", "--dump-dom",
                "file://" + file.name,
            ],
            check=True, capture_output=True, text=True,
        ).stdout
    finally:
        os.unlink(file.name)
    found = re.search("BEGIN(.*)END", output, re.DOTALL)
    if not found:
        sys.exit("record.py: the browser gave no result")
    return json.loads(html.unescape(found.group(1)))


def texts(files):
    for path in files:
        with open(path, "rb") as file:
            data = file.read()
        if not path.endswith(".json"):
            yield os.path.basename(path), data
            continue
        for row in json.loads(data)["timeline"]:
            yield os.path.basename(path) + "/" + row["id"], row.get("text", "").encode()


def compact(entry):
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def main():
    output, *files = sys.argv[1:]
    library = Library()
    css = style_sheet()
    leaves, documents, bodies = [], [], []
    for name, data in texts(files):
        tree = library.parse(data)
        shown = [render(child, leaves) for child in tree["children"]]
        documents.append(
            {"name": name, "text": data.decode(), "shown": [bool(block) for block in shown]}
        )
        blocks = "".join(f"<div>{block}</div>" for block in shown if block)
        bodies.append(f"<div>{blocks}</div>")
    seen, paragraphs = set(), []
    for leaf in leaves:
        key = json.dumps(leaf)
        if key not in seen:
            seen.add(key)
            paragraphs.append(leaf)
    boxes = "".join(
        f'<div style="font-size: {leaf["size"]}px">{inline(leaf["runs"])}</div>'
        for leaf in paragraphs
    )
    page = (
        f'<!doctype html><meta charset="utf-8"><style>{css}</style><body>'
        f'<div id="paragraphs">{boxes}</div><div id="documents">{"".join(bodies)}</div>'
        f"<script>{SCRIPT % json.dumps(WIDTHS)}</script>"
    )
    result = run_browser(page)
    for leaf, entry in zip(paragraphs, result["paragraphs"]):
        leaf["natural"] = round(entry["natural"], 3)
        leaf["lines"] = entry["lines"]
        leaf["starts"] = entry["starts"]
    for document, heights in zip(documents, result["documents"]):
        rows = iter(zip(*heights))
        document["heights"] = [
            [round(height, 3) for height in next(rows)] if isShown else [0] * len(WIDTHS)
            for isShown in document.pop("shown")
        ]
    version = subprocess.run([BROWSER, "--version"], capture_output=True, text=True).stdout.strip()
    head = {
        "schema": "timelinebench.oracle/1",
        "browser": version,
        "css": hashlib.sha256(css.encode()).hexdigest(),
        "fonts": [
            {"name": os.path.basename(path), "sha256": digest(FONTS + path)}
            for path in [*PRIMARY.values(), *FALLBACK.values()]
        ],
        "widths": WIDTHS,
    }
    with open(output, "w", encoding="utf-8") as file:
        # One line an entry, so that a new recording shows what changed.
        file.write(json.dumps(head, ensure_ascii=False)[:-1] + ',\n"paragraphs":[\n')
        file.write(",\n".join(compact(entry) for entry in paragraphs))
        file.write('\n],\n"documents":[\n')
        file.write(",\n".join(compact(entry) for entry in documents))
        file.write("\n]}\n")
    print(f"{len(paragraphs)} paragraphs, {len(documents)} documents, {len(WIDTHS)} widths")


main()
