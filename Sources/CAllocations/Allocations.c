// The allocating functions of the C library and three of the Swift runtime, counted on the way.
//
// The one file that knows how Linux finds functions. Elsewhere, and under the address and the
// thread sanitizer, which bring functions of their own, nothing here is compiled but answers that
// say so.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CAllocations.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_SANITIZER 1
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void __libc_free(void *);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// A weak definition in an executable comes before a shared library's, so it is found by everybody.
// In an executable without shared libraries the library's own wins, and nothing is counted.
#define COUNTED __attribute__((weak))

// With this model a thread's variable needs no call, and therefore no memory, to be found.
#define PER_THREAD static _Thread_local __attribute__((tls_model("initial-exec")))

PER_THREAD int depth;
PER_THREAD callocations_counts counts;

static void note_block(void *block, size_t bytes) {
  counts.allocations += 1;
  counts.requested_bytes += (int64_t)bytes;
  if (block == NULL) return;
  counts.bytes_in_use += (int64_t)malloc_usable_size(block);
  if (counts.bytes_in_use > counts.peak_bytes) counts.peak_bytes = counts.bytes_in_use;
}

COUNTED void *malloc(size_t bytes) {
  void *block = __libc_malloc(bytes);
  if (depth > 0) note_block(block, bytes);
  return block;
}

COUNTED void free(void *block) {
  if (depth > 0 && block != NULL) {
    counts.frees += 1;
    counts.bytes_in_use -= (int64_t)malloc_usable_size(block);
  }
  __libc_free(block);
}

COUNTED void *calloc(size_t items, size_t bytes) {
  void *block = __libc_calloc(items, bytes);
  if (depth > 0) note_block(block, block == NULL ? 0 : items * bytes);
  return block;
}

COUNTED void *realloc(void *old, size_t bytes) {
  size_t before = depth > 0 && old != NULL ? malloc_usable_size(old) : 0;
  void *block = __libc_realloc(old, bytes);
  if (depth > 0) {
    // The old block stays if there is no room, and goes if nothing is asked for.
    if (block != NULL || bytes == 0) counts.bytes_in_use -= (int64_t)before;
    note_block(block, bytes);
  }
  return block;
}

static void *aligned(size_t alignment, size_t bytes) {
  void *block = __libc_memalign(alignment, bytes);
  if (depth > 0) note_block(block, bytes);
  return block;
}

COUNTED void *memalign(size_t alignment, size_t bytes) { return aligned(alignment, bytes); }

COUNTED void *aligned_alloc(size_t alignment, size_t bytes) { return aligned(alignment, bytes); }

COUNTED int posix_memalign(void **result, size_t alignment, size_t bytes) {
  size_t words = alignment / sizeof(void *);
  if (alignment % sizeof(void *) != 0 || words == 0 || (words & (words - 1)) != 0) return EINVAL;
  int saved = errno;
  void *block = aligned(alignment, bytes);
  errno = saved;
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

bool callocations_counts_memory(void) {
  // Through a variable, so that the compiler cannot leave the pair out.
  void *(*volatile take)(size_t) = malloc;
  callocations_begin();
  int64_t before = counts.allocations;
  void *block = take(1);
  bool is_counted = counts.allocations == before + 1;
  // The probe is none of what is counted.
  counts.allocations = before;
  if (is_counted) {
    counts.requested_bytes -= 1;
    counts.bytes_in_use -= (int64_t)malloc_usable_size(block);
  }
  callocations_end();
  __libc_free(block);
  return is_counted;
}

int64_t callocations_process_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}

// The runtime's functions have the C convention on the architectures below.
#if defined(__x86_64__) || defined(__aarch64__)

static _Atomic(void *) next_retain, next_release, next_object;

static void *next(_Atomic(void *) *place, const char *name) {
  void *found = atomic_load_explicit(place, memory_order_relaxed);
  if (__builtin_expect(found == NULL, 0)) {
    found = dlsym(RTLD_NEXT, name);
    // Who calls a function of the runtime has the runtime.
    if (found == NULL) abort();
    atomic_store_explicit(place, found, memory_order_relaxed);
  }
  return found;
}

void *swift_retain(void *object);
void swift_release(void *object);
void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);

COUNTED void *swift_retain(void *object) {
  if (depth > 0) counts.retains += 1;
  return ((void *(*)(void *))next(&next_retain, "swift_retain"))(object);
}

COUNTED void swift_release(void *object) {
  if (depth > 0) counts.releases += 1;
  ((void (*)(void *))next(&next_release, "swift_release"))(object);
}

COUNTED void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask) {
  if (depth > 0) counts.objects += 1;
  void *function = next(&next_object, "swift_allocObject");
  return ((void *(*)(const void *, size_t, size_t))function)(metadata, size, alignment_mask);
}

bool callocations_counts_references(void) {
  if (dlsym(RTLD_NEXT, "swift_retain") == NULL) return false;
  callocations_begin();
  int64_t before = counts.retains;
  void *(*volatile retain)(void *) = swift_retain;
  retain(NULL);
  bool is_counted = counts.retains == before + 1;
  counts.retains = before;
  callocations_end();
  return is_counted;
}

#else

bool callocations_counts_references(void) { return false; }

#endif

void callocations_begin(void) {
  if (depth == 0) counts = (callocations_counts){0};
  depth += 1;
}

callocations_counts callocations_read(void) { return counts; }

int64_t callocations_set_peak(int64_t bytes) {
  int64_t peak = counts.peak_bytes;
  counts.peak_bytes = bytes;
  return peak;
}

void callocations_end(void) {
  if (depth > 0) depth -= 1;
}

#else

bool callocations_counts_memory(void) { return false; }

bool callocations_counts_references(void) { return false; }

void callocations_begin(void) {}

callocations_counts callocations_read(void) { return (callocations_counts){0}; }

int64_t callocations_set_peak(int64_t bytes) { return bytes; }

void callocations_end(void) {}

int64_t callocations_process_bytes(void) { return -1; }

#endif
