#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "CSimdJSON.h"
#include "simdjson.h"

namespace csj {

namespace ondemand = simdjson::ondemand;

/// A growing array without exceptions.
template <typename Element>
class Buffer {
public:
  Buffer() = default;
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  ~Buffer() { std::free(elements_); }

  bool reserve(size_t capacity) {
    if (capacity <= capacity_) { return true; }
    size_t grown = std::max(capacity, capacity_ * 2);
    void *moved = std::realloc(elements_, grown * sizeof(Element));
    if (moved == nullptr) { return false; }
    elements_ = static_cast<Element *>(moved);
    capacity_ = grown;
    return true;
  }

  bool append(const Element &element) {
    if (!reserve(count_ + 1)) { return false; }
    elements_[count_++] = element;
    return true;
  }

  void truncate(size_t count) { count_ = count; }
  size_t count() const { return count_; }
  Element *data() { return elements_; }
  Element &operator[](size_t index) { return elements_[index]; }
  const Element &operator[](size_t index) const { return elements_[index]; }

  Element *release() {
    Element *elements = elements_;
    elements_ = nullptr;
    count_ = capacity_ = 0;
    return elements;
  }

private:
  Element *elements_ = nullptr;
  size_t count_ = 0;
  size_t capacity_ = 0;
};

inline bool is_blank(uint8_t byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

/// Decoded bytes of a key.
struct Bytes {
  const uint8_t *first;
  size_t count;
};

/// The one On-Demand walk: visits every value in its type and writes the tape.
class Walk {
public:
  Walk(const uint8_t *text, const csj_limits &limits) : text_(text), limits_(limits) {}

  bool array(ondemand::array array, const uint8_t *start, size_t depth);
  bool object(ondemand::object object, const uint8_t *start, size_t depth);

  bool refuse(csj_status status, const uint8_t *place) {
    result.status = status;
    // The brackets that are put around a scalar root start one byte before the text.
    result.byte_offset = place < text_ ? 0 : size_t(place - text_);
    return false;
  }

  /// Where the parser put the decoded bytes of the first string with escapes; all others follow.
  const uint8_t *decoded() const { return decoded_; }

  Buffer<csj_node> nodes;
  csj_result result = {CSJ_OK, 0};

private:
  const uint8_t *text_;
  const csj_limits &limits_;
  const uint8_t *decoded_ = nullptr;
  size_t value_count_ = 0;
  /// The first byte after the value that ended last.
  const uint8_t *value_end_ = nullptr;
  /// Key nodes of the open objects, each object's after those of the object around it.
  Buffer<uint32_t> keys_;

  bool value(ondemand::value value, size_t depth);
  bool number(ondemand::value value, const uint8_t *start, size_t length);
  bool member(simdjson::simdjson_result<ondemand::field> &result, size_t first_key, size_t depth);
  bool key(ondemand::field &field);
  bool key_is_new(size_t first_key);
  bool keys_are_unique(size_t first_key);
  bool open(csj_kind kind, const uint8_t *start, size_t depth);
  void close(size_t index, const uint8_t *start, uint64_t count);
  bool push(csj_kind kind, const uint8_t *start, size_t length, uint64_t payload);
  bool push_text(csj_kind kind, const uint8_t *start, size_t length);
  bool push_decoded(csj_kind kind, const uint8_t *start, size_t length, std::string_view decoded);

  Bytes bytes_of(uint32_t key) const {
    const csj_node &node = nodes[key];
    const uint8_t *base = node.is_escaped ? decoded_ : text_;
    return {base + (node.payload & UINT32_MAX), size_t(node.payload >> 32)};
  }
};

}  // namespace csj
