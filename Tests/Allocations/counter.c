/* Counts what a process allocates, and writes the number to the file that ALLOCATIONS_FILE names.
 *
 * The command has a malloc of its own, which counts for it and calls the functions of the C library
 * by their inner names. Those are what this library stands before; it works with glibc, and not
 * under a sanitizer, which brings functions of its own.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_ulong count;

/* Counts an allocation, and finds the function of the C library the first time. */
#define COUNTED(name, types, arguments)                                  \
  static void *(*real)types;                                             \
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);            \
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, name);            \
  return real arguments

void *__libc_malloc(size_t bytes) { COUNTED("__libc_malloc", (size_t), (bytes)); }

void *__libc_calloc(size_t items, size_t bytes) {
  COUNTED("__libc_calloc", (size_t, size_t), (items, bytes));
}

void *__libc_realloc(void *old, size_t bytes) {
  COUNTED("__libc_realloc", (void *, size_t), (old, bytes));
}

void *__libc_memalign(size_t alignment, size_t bytes) {
  COUNTED("__libc_memalign", (size_t, size_t), (alignment, bytes));
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
