// A part of the program whose instructions callgrind counts.
//
// Outside of valgrind its requests are a few instructions that do nothing.

#include "CAllocations.h"

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_REQUESTS 1
#endif
#endif

bool cinstructions_has_requests(void) {
#ifdef HAS_REQUESTS
  return true;
#else
  return false;
#endif
}

bool cinstructions_is_running(void) {
#ifdef HAS_REQUESTS
  return RUNNING_ON_VALGRIND != 0;
#else
  return false;
#endif
}

__attribute__((noinline)) void cinstructions_region(void (*body)(void *), void *context) {
#ifdef HAS_REQUESTS
  CALLGRIND_START_INSTRUMENTATION;
#endif
  body(context);
#ifdef HAS_REQUESTS
  CALLGRIND_STOP_INSTRUMENTATION;
#endif
}
