/* What Embedded Swift for bare wasm takes from outside: memory and the compiler's 128-bit product.
 *
 * Nothing else belongs here. Another missing symbol means that a pure module uses something that it
 * may not use (see CONTRIBUTING.md), and the link has to fail.
 */
#include <stddef.h>
#include <stdint.h>

#define PAGE_BYTES 65536
#define CLASSES 32
#define HEADER_BYTES 16

extern unsigned char __heap_base;

/* A freed block holds the next free one; the header before a block holds its size class. */
struct block {
  struct block *next;
};

static struct block *free_blocks[CLASSES];
static uintptr_t top;

static uintptr_t take(size_t bytes, size_t alignment) {
  if (top == 0) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + HEADER_BYTES + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + bytes;
  uintptr_t size = __builtin_wasm_memory_size(0) * (uintptr_t)PAGE_BYTES;
  if (end < start) return 0;
  if (end > size) {
    uintptr_t pages = (end - size + PAGE_BYTES - 1) / PAGE_BYTES;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  top = end;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  uint32_t class = 4;
  while (((size_t)1 << class) < bytes) {
    if (++class == CLASSES) return 12;
  }
  if (alignment <= HEADER_BYTES && free_blocks[class] != NULL) {
    *result = free_blocks[class];
    free_blocks[class] = free_blocks[class]->next;
    return 0;
  }
  uintptr_t start = take((size_t)1 << class, alignment < HEADER_BYTES ? HEADER_BYTES : alignment);
  if (start == 0) return 12;
  *(uint32_t *)(start - HEADER_BYTES) = class;
  *result = (void *)start;
  return 0;
}

void free(void *pointer) {
  if (pointer == NULL) return;
  uint32_t class = *(uint32_t *)((uintptr_t)pointer - HEADER_BYTES);
  struct block *block = pointer;
  block->next = free_blocks[class];
  free_blocks[class] = block;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  for (size_t index = 0; index < count; index++) to[index] = (unsigned char)value;
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    for (size_t index = 0; index < count; index++) to[index] = from[index];
  } else {
    for (size_t index = count; index > 0; index--) to[index - 1] = from[index - 1];
  }
  return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  return memmove(target, source, count);
}

/* The low 128 bits of a product, from four products of 32-bit halves. */
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t cross = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (cross >> 32);
  high += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
  return (__int128)(((unsigned __int128)high << 64) | (cross << 32) | (uint32_t)low);
}
