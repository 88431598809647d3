#pragma once
#include <stdint.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

// ICU renames its C functions by macro, and the renamed symbol carries the version of the library.
// Swift sees only the renamed symbol, so every call stands behind a function with a name of its
// own: C applies the rename, and any version of ICU builds unchanged. Functions only: a table here
// would compile and then fail to link.

// The line iterator of the root data; NULL when ICU's data is missing.
static inline UBreakIterator *icu_line_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
  if (U_FAILURE(status)) {
    if (iterator != NULL) { ubrk_close(iterator); }
    return NULL;
  }
  return iterator;
}

static inline void icu_line_close(UBreakIterator *iterator) {
  if (iterator != NULL) { ubrk_close(iterator); }
}

static inline void icu_text_close(UText *text) {
  if (text != NULL) { utext_close(text); }
}

// Fills `breaks` with the byte offsets of all break positions after the start of the text, the end
// included; the top bit marks a mandatory break. `*text` is made at the first call and used again.
// Returns the number of positions, or -1 when ICU reports an error.
static inline int32_t icu_line_breaks(
  UBreakIterator *iterator, UText **text, const char *bytes, int32_t count, uint32_t *breaks,
  int32_t capacity
) {
  UErrorCode status = U_ZERO_ERROR;
  *text = utext_openUTF8(*text, bytes, count, &status);
  if (U_FAILURE(status)) { return -1; }
  ubrk_setUText(iterator, *text, &status);
  if (U_FAILURE(status)) { return -1; }
  int32_t found = 0;
  for (int32_t position = ubrk_next(iterator); position != UBRK_DONE && found < capacity;
       position = ubrk_next(iterator)) {
    uint32_t mandatory = ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD ? 0x80000000u : 0u;
    breaks[found] = (uint32_t)position | mandatory;
    found += 1;
  }
  return found;
}

static inline int icu_is_emoji(int32_t scalar) {
  return u_hasBinaryProperty(scalar, UCHAR_EMOJI) != 0;
}

static inline int icu_has_emoji_presentation(int32_t scalar) {
  return u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION) != 0;
}

// Whether the East Asian width is wide or full.
static inline int icu_is_wide(int32_t scalar) {
  int32_t width = u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

// Writes the version of the library, at most U_MAX_VERSION_STRING_LENGTH characters and a NUL.
static inline void icu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}

// Writes the version of Unicode, at most U_MAX_VERSION_STRING_LENGTH characters and a NUL.
static inline void icu_unicode_version(char *text) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
}
