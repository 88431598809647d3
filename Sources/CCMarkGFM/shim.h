#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

// The kinds of the extensions' nodes are exported by the library, but no installed header declares
// them. They are variables, given a value at registration; Swift 6 refuses to read a C variable, so
// each one is read by a function.
extern cmark_node_type CMARK_NODE_TABLE;
extern cmark_node_type CMARK_NODE_TABLE_ROW;
extern cmark_node_type CMARK_NODE_TABLE_CELL;
extern cmark_node_type CMARK_NODE_STRIKETHROUGH;

static inline cmark_node_type markdown_node_table(void) { return CMARK_NODE_TABLE; }
static inline cmark_node_type markdown_node_table_row(void) { return CMARK_NODE_TABLE_ROW; }
static inline cmark_node_type markdown_node_table_cell(void) { return CMARK_NODE_TABLE_CELL; }
