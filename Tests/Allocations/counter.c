/* Counts what a process allocates, and writes the number to the file that ALLOCATIONS_FILE names.
 *
 * Loaded before the C library; the real functions are the library's own, found by their names. It
 * works with glibc, and not under a sanitizer, which brings functions of its own.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_ulong count;

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t bytes) {
  note();
  return __libc_malloc(bytes);
}

void *calloc(size_t items, size_t bytes) {
  note();
  return __libc_calloc(items, bytes);
}

void *realloc(void *old, size_t bytes) {
  note();
  return __libc_realloc(old, bytes);
}

void *aligned_alloc(size_t alignment, size_t bytes) {
  note();
  return __libc_memalign(alignment, bytes);
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  note();
  *result = __libc_memalign(alignment, bytes);
  return *result == NULL ? 12 : 0;
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("ALLOCATIONS_FILE");
  if (path == NULL) return;
  unsigned long total = atomic_load(&count);
  FILE *file = fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%lu\n", total);
  fclose(file);
}
