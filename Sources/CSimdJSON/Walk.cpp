#include "Walk.h"

namespace csj {

namespace {

bool are_equal(Bytes a, Bytes b) {
  return a.count == b.count && std::memcmp(a.first, b.first, a.count) == 0;
}

/// Members up to which keys are compared pairwise while they come in; above, they are sorted.
constexpr size_t pairwise_keys = 16;

}  // namespace

bool Walk::push(csj_kind kind, const uint8_t *start, size_t length, uint64_t payload) {
  if (kind != CSJ_KEY) {
    if (value_count_ == limits_.maximum_nodes) { return refuse(CSJ_TOO_MANY_NODES, start); }
    value_count_ += 1;
  }
  csj_node node = {};
  node.kind = uint8_t(kind);
  node.byte_offset = uint32_t(start - text_);
  node.token_length = uint32_t(length);
  node.end = uint32_t(nodes.count() + 1);
  node.payload = payload;
  value_end_ = start + length;
  if (!nodes.append(node)) { return refuse(CSJ_OUT_OF_MEMORY, start); }
  return true;
}

bool Walk::push_text(csj_kind kind, const uint8_t *start, size_t length) {
  const size_t count = length - 2;
  if (count > limits_.maximum_string_bytes) { return refuse(CSJ_STRING_TOO_LONG, start); }
  return push(kind, start, length, uint64_t(start + 1 - text_) | uint64_t(count) << 32);
}

bool Walk::push_decoded(csj_kind kind, const uint8_t *start, size_t length,
                        std::string_view decoded) {
  if (decoded.size() > limits_.maximum_string_bytes) {
    return refuse(CSJ_STRING_TOO_LONG, start);
  }
  const uint8_t *first = reinterpret_cast<const uint8_t *>(decoded.data());
  if (decoded_ == nullptr) { decoded_ = first; }
  const uint64_t payload = uint64_t(first - decoded_) | uint64_t(decoded.size()) << 32;
  if (!push(kind, start, length, payload)) { return false; }
  nodes[nodes.count() - 1].is_escaped = 1;
  return true;
}

bool Walk::number(ondemand::value value, const uint8_t *start, size_t length) {
  ondemand::number number;
  if (value.get_number().get(number)) { return refuse(CSJ_INVALID, start); }
  switch (number.get_number_type()) {
    case ondemand::number_type::signed_integer:
      return push(CSJ_SIGNED, start, length, uint64_t(number.get_int64()));
    case ondemand::number_type::unsigned_integer:
      return push(CSJ_UNSIGNED, start, length, number.get_uint64());
    case ondemand::number_type::floating_point_number: {
      const double wide = number.get_double();
      uint64_t bits;
      std::memcpy(&bits, &wide, sizeof bits);
      return push(CSJ_DOUBLE, start, length, bits);
    }
  }
  return refuse(CSJ_INVALID, start);
}

bool Walk::value(ondemand::value value, size_t depth) {
  // The raw token reaches to the next structural character.
  const std::string_view token = value.raw_json_token();
  const uint8_t *start = reinterpret_cast<const uint8_t *>(token.data());
  size_t length = token.size();
  while (length > 1 && is_blank(start[length - 1])) { length -= 1; }
  switch (*start) {
    case '{': {
      ondemand::object members;
      if (value.get_object().get(members)) { return refuse(CSJ_INVALID, start); }
      return object(members, start, depth + 1);
    }
    case '[': {
      ondemand::array elements;
      if (value.get_array().get(elements)) { return refuse(CSJ_INVALID, start); }
      return array(elements, start, depth + 1);
    }
    case '"': {
      if (std::memchr(start, '\\', length) == nullptr) {
        ondemand::raw_json_string raw;
        if (value.get_raw_json_string().get(raw)) { return refuse(CSJ_INVALID, start); }
        return push_text(CSJ_STRING, start, length);
      }
      std::string_view decoded;
      if (value.get_string().get(decoded)) { return refuse(CSJ_INVALID, start); }
      return push_decoded(CSJ_STRING, start, length, decoded);
    }
    case 't':
    case 'f': {
      bool flag;
      if (value.get_bool().get(flag)) { return refuse(CSJ_INVALID, start); }
      return push(flag ? CSJ_TRUE : CSJ_FALSE, start, length, 0);
    }
    case 'n': {
      bool is_null;
      if (value.is_null().get(is_null) || !is_null) { return refuse(CSJ_INVALID, start); }
      return push(CSJ_NULL, start, length, 0);
    }
    default:
      return number(value, start, length);
  }
}

bool Walk::open(csj_kind kind, const uint8_t *start, size_t depth) {
  if (depth > limits_.maximum_depth) { return refuse(CSJ_TOO_DEEP, start); }
  return push(kind, start, 1, 0);
}

void Walk::close(size_t index, const uint8_t *start, uint64_t count) {
  // Between the last value and the closing bracket stands only white space.
  const uint8_t *bracket = value_end_;
  while (is_blank(*bracket)) { bracket += 1; }
  value_end_ = bracket + 1;
  csj_node &node = nodes[index];
  node.token_length = uint32_t(value_end_ - start);
  node.end = uint32_t(nodes.count());
  node.payload = count;
}

bool Walk::array(ondemand::array array, const uint8_t *start, size_t depth) {
  const size_t index = nodes.count();
  if (!open(CSJ_ARRAY, start, depth)) { return false; }
  uint64_t count = 0;
  for (auto element : array) {
    ondemand::value next;
    if (element.get(next)) { return refuse(CSJ_INVALID, value_end_); }
    if (!value(next, depth)) { return false; }
    count += 1;
  }
  close(index, start, count);
  return true;
}

bool Walk::object(ondemand::object object, const uint8_t *start, size_t depth) {
  const size_t index = nodes.count();
  const size_t first_key = keys_.count();
  if (!open(CSJ_OBJECT, start, depth)) { return false; }
  for (auto field : object) {
    if (!member(field, first_key, depth)) { return false; }
  }
  const size_t count = keys_.count() - first_key;
  if (count > pairwise_keys && !keys_are_unique(first_key)) { return false; }
  keys_.truncate(first_key);
  close(index, start, count);
  return true;
}

bool Walk::member(simdjson::simdjson_result<ondemand::field> &result, size_t first_key,
                  size_t depth) {
  ondemand::field field;
  if (std::move(result).get(field)) { return refuse(CSJ_INVALID, value_end_); }
  const uint8_t *start = reinterpret_cast<const uint8_t *>(field.key().raw()) - 1;
  if (keys_.count() - first_key == limits_.maximum_keys) {
    return refuse(CSJ_TOO_MANY_KEYS, start);
  }
  const uint32_t node = uint32_t(nodes.count());
  if (!key(field)) { return false; }
  if (!keys_.append(node)) { return refuse(CSJ_OUT_OF_MEMORY, start); }
  return key_is_new(first_key) && value(field.value(), depth);
}

bool Walk::key(ondemand::field &field) {
  const uint8_t *first = reinterpret_cast<const uint8_t *>(field.key().raw());
  const uint8_t *last = first;
  bool is_escaped = false;
  while (*last != '"') {
    if (*last == '\\') {
      is_escaped = true;
      last += 1;
    }
    last += 1;
  }
  const size_t length = size_t(last + 1 - (first - 1));
  if (!is_escaped) { return push_text(CSJ_KEY, first - 1, length); }
  std::string_view decoded;
  if (field.unescaped_key().get(decoded)) { return refuse(CSJ_INVALID, first - 1); }
  return push_decoded(CSJ_KEY, first - 1, length, decoded);
}

bool Walk::key_is_new(size_t first_key) {
  const size_t last = keys_.count() - 1;
  if (last - first_key >= pairwise_keys) { return true; }
  const Bytes added = bytes_of(keys_[last]);
  for (size_t index = first_key; index < last; index += 1) {
    if (are_equal(added, bytes_of(keys_[index]))) {
      return refuse(CSJ_DUPLICATE_KEY, text_ + nodes[keys_[last]].byte_offset);
    }
  }
  return true;
}

bool Walk::keys_are_unique(size_t first_key) {
  uint32_t *first = keys_.data() + first_key;
  uint32_t *last = keys_.data() + keys_.count();
  std::sort(first, last, [this](uint32_t a, uint32_t b) {
    const Bytes left = bytes_of(a);
    const Bytes right = bytes_of(b);
    if (left.count != right.count) { return left.count < right.count; }
    const int order = std::memcmp(left.first, right.first, left.count);
    return order != 0 ? order < 0 : a < b;
  });
  uint32_t earliest = UINT32_MAX;
  for (uint32_t *key = first; key + 1 < last; key += 1) {
    if (are_equal(bytes_of(key[0]), bytes_of(key[1]))) { earliest = std::min(earliest, key[1]); }
  }
  if (earliest == UINT32_MAX) { return true; }
  return refuse(CSJ_DUPLICATE_KEY, text_ + nodes[earliest].byte_offset);
}

}  // namespace csj
