#include "CSimdJSON.h"

#include <memory>
#include <new>

#include "Walk.h"

namespace ondemand = simdjson::ondemand;

namespace {

/// The memory of a document: the input with simdjson's padding behind it, and the parser, whose
/// string buffer holds the decoded bytes.
///
/// On-Demand 3.0.1 misreads scalar roots (it takes `falsee`), so a root that is no container is put
/// into brackets and read as the one element of an array.
struct Storage {
  ondemand::parser parser;
  uint8_t *input = nullptr;
  size_t count = 0;
  bool is_wrapped = false;

  Storage() = default;
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;
  ~Storage() { std::free(input); }

  bool fill(const uint8_t *bytes, size_t length) {
    size_t blank = 0;
    while (blank < length && csj::is_blank(bytes[blank])) { blank += 1; }
    is_wrapped = blank == length || (bytes[blank] != '{' && bytes[blank] != '[');
    const size_t before = is_wrapped ? 1 : 0;
    count = length + 2 * before;
    input = static_cast<uint8_t *>(std::malloc(count + simdjson::SIMDJSON_PADDING));
    if (input == nullptr) { return false; }
    if (length > 0) { std::memcpy(input + before, bytes, length); }
    if (is_wrapped) {
      input[0] = '[';
      input[count - 1] = ']';
    }
    std::memset(input + count, 0, simdjson::SIMDJSON_PADDING);
    return true;
  }
};

/// Walks from the root to the end of the document.
bool walk_document(csj::Walk &walk, Storage &storage, const csj_limits &limits) {
  const uint8_t *input = storage.input;
  const size_t levels = limits.maximum_depth + 4;
  if (storage.parser.allocate(storage.count, levels)) {
    return walk.refuse(CSJ_OUT_OF_MEMORY, input);
  }
  const simdjson::padded_string_view view(reinterpret_cast<const char *>(input), storage.count,
                                          storage.count + simdjson::SIMDJSON_PADDING);
  ondemand::document document;
  if (storage.parser.iterate(view).get(document)) { return walk.refuse(CSJ_INVALID, input); }
  std::string_view token;
  if (document.raw_json_token().get(token)) { return walk.refuse(CSJ_INVALID, input); }
  const uint8_t *start = reinterpret_cast<const uint8_t *>(token.data());
  if (*start == '{') {
    ondemand::object members;
    if (document.get_object().get(members)) { return walk.refuse(CSJ_INVALID, start); }
    if (!walk.object(members, start, 1)) { return false; }
  } else {
    ondemand::array elements;
    if (document.get_array().get(elements)) { return walk.refuse(CSJ_INVALID, start); }
    if (!walk.array(elements, start, 1)) { return false; }
  }
  // On-Demand 3.0.1 has no end test of its own: nothing may be left after the root.
  const char *rest;
  if (document.current_location().get(rest) == simdjson::OUT_OF_BOUNDS) { return true; }
  return walk.refuse(CSJ_INVALID, reinterpret_cast<const uint8_t *>(rest));
}

}  // namespace

csj_result csj_read(const uint8_t *bytes, size_t count, csj_limits limits, csj_tape *tape) {
  *tape = {};
  // Offsets in the tape have 32 bits.
  const size_t maximum = std::min(limits.maximum_bytes, size_t(UINT32_MAX) - 64);
  if (count > maximum) { return {CSJ_TOO_LONG, maximum}; }
  std::unique_ptr<Storage> storage(new (std::nothrow) Storage());
  if (!storage || !storage->fill(bytes, count)) { return {CSJ_OUT_OF_MEMORY, 0}; }
  const size_t before = storage->is_wrapped ? 1 : 0;
  limits.maximum_nodes += before;
  csj::Walk walk(storage->input + before, limits);
  // Memory that is not touched costs nothing, while growing a large tape would move it.
  if (!walk.nodes.reserve(count / 8 + 64)) { return {CSJ_OUT_OF_MEMORY, 0}; }
  if (!walk_document(walk, *storage, limits)) { return walk.result; }
  if (storage->is_wrapped && walk.nodes[0].payload != 1) { return {CSJ_INVALID, count}; }
  tape->node_count = walk.nodes.count();
  tape->text = storage->input + before;
  tape->decoded = walk.decoded();
  csj_node *nodes = walk.nodes.release();
  if (storage->is_wrapped) {
    nodes[0] = nodes[1];
    nodes[0].end = 1;
    tape->node_count = 1;
  }
  tape->nodes = nodes;
  tape->storage = storage.release();
  return {CSJ_OK, 0};
}

void csj_free(csj_tape *tape) {
  std::free(const_cast<csj_node *>(tape->nodes));
  delete static_cast<Storage *>(tape->storage);
  *tape = {};
}

bool csj_dom_accepts(const uint8_t *bytes, size_t count, size_t maximum_depth) {
  simdjson::dom::parser parser;
  if (parser.allocate(count, maximum_depth)) { return false; }
  return parser.parse(bytes, count).error() == simdjson::SUCCESS;
}
