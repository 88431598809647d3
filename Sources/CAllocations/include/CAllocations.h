#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What the calling thread has done since it began to count.
typedef struct {
  /// Calls that hand out memory: malloc, calloc, realloc and the aligned ones.
  int64_t allocations;
  /// The bytes that those calls asked for.
  int64_t requested_bytes;
  /// Calls of free with a block.
  int64_t frees;
  /// The bytes in use now less those at the start, by the size of the blocks that were given.
  int64_t bytes_in_use;
  /// The most that `bytes_in_use` has been.
  int64_t peak_bytes;
  int64_t retains;
  int64_t releases;
  /// Objects of classes and boxes.
  int64_t objects;
} callocations_counts;

/// Whether memory is counted here; found out by an allocation.
bool callocations_counts_memory(void);

/// Whether retains, releases and objects are counted here; found out by a retain of nothing.
bool callocations_counts_references(void);

/// Starts to count on the calling thread, from nothing unless it is counting already. Calls nest.
void callocations_begin(void);

/// What the calling thread has counted so far.
callocations_counts callocations_read(void);

/// Sets what the peak is measured from, and gives the peak until now.
int64_t callocations_set_peak(int64_t bytes);

/// Ends the innermost count of the calling thread.
void callocations_end(void);

/// The bytes that the process has in use, as the C library states them; -1 if it does not tell.
int64_t callocations_process_bytes(void);

/// Whether the process runs under a tool that counts instructions.
bool cinstructions_is_running(void);

/// Whether a count of instructions starts and ends by itself; else the tool has to be told to count
/// inside of `cinstructions_region`.
bool cinstructions_has_requests(void);

/// Calls a function whose instructions are counted if the process runs under such a tool.
void cinstructions_region(void (*body)(void *), void *context);

#ifdef __cplusplus
}
#endif
