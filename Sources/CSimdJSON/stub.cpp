#include "CSimdJSON.h"
int timelinebench_simdjson_stub(void) { return 0; }
