#pragma once
int timelinebench_simdjson_stub(void);
