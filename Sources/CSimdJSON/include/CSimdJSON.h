#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a node of the tape is.
typedef enum {
  CSJ_NULL = 0,
  CSJ_FALSE = 1,
  CSJ_TRUE = 2,
  /// A number token that fits a signed 64-bit integer; the payload is its bits.
  CSJ_SIGNED = 3,
  /// A number token that fits only an unsigned 64-bit integer; the payload is its bits.
  CSJ_UNSIGNED = 4,
  /// A number token with a fraction or an exponent; the payload is the bits of the double.
  CSJ_DOUBLE = 5,
  CSJ_STRING = 6,
  CSJ_ARRAY = 7,
  CSJ_OBJECT = 8,
  /// The key of the node that follows it.
  CSJ_KEY = 9,
} csj_kind;

/// Why a document was refused.
typedef enum {
  CSJ_OK = 0,
  CSJ_INVALID = 1,
  CSJ_DUPLICATE_KEY = 2,
  CSJ_TOO_LONG = 3,
  CSJ_TOO_DEEP = 4,
  CSJ_TOO_MANY_NODES = 5,
  CSJ_STRING_TOO_LONG = 6,
  CSJ_TOO_MANY_KEYS = 7,
  CSJ_OUT_OF_MEMORY = 8,
} csj_status;

/// One value or key, in document order.
typedef struct {
  /// A `csj_kind`.
  uint8_t kind;
  /// Whether a string or key has escapes, so that its decoded bytes are not those of the text.
  uint8_t is_escaped;
  uint16_t reserved;
  /// Where the token starts in the document, in bytes.
  uint32_t byte_offset;
  /// The length of the token in bytes, without white space around it; of a container, up to and
  /// with its closing bracket.
  uint32_t token_length;
  /// The index of the first node after this one and everything inside it.
  uint32_t end;
  /// Numbers: the bits of the value. Containers: the number of elements or members. Strings and
  /// keys: the start of the decoded bytes (low half) and their number (high half).
  uint64_t payload;
} csj_node;

/// The bounds of a walk; beyond one the document is refused.
typedef struct {
  size_t maximum_bytes;
  size_t maximum_depth;
  size_t maximum_nodes;
  size_t maximum_string_bytes;
  size_t maximum_keys;
} csj_limits;

/// A document that was walked to its end.
typedef struct {
  const csj_node *nodes;
  size_t node_count;
  /// The document's bytes.
  const uint8_t *text;
  /// The decoded bytes of all strings and keys with escapes.
  const uint8_t *decoded;
  /// The memory behind both.
  void *storage;
} csj_tape;

/// A status and the place in the document, in bytes, where the walk stopped.
typedef struct {
  csj_status status;
  size_t byte_offset;
} csj_result;

/// Reads one JSON document into a tape that the caller frees; on failure the tape is empty.
csj_result csj_read(const uint8_t *bytes, size_t count, csj_limits limits, csj_tape *tape);

/// Frees the memory of a tape.
void csj_free(csj_tape *tape);

/// Whether simdjson's DOM accepts the bytes at a depth limit: the oracle of the tests.
bool csj_dom_accepts(const uint8_t *bytes, size_t count, size_t maximum_depth);

#ifdef __cplusplus
}
#endif
