// What the page calls. A block of memory begins with its length, eight bytes, lowest first.

/// Makes room for an image of `count` bytes; the page writes them behind the first eight.
@_cdecl("page_block")
public func pageBlock(count: Int) -> UnsafeMutableRawPointer {
  PageBlock.make(count: count)
}

/// Runs the image of a block and gives a block with the answer.
@_cdecl("page_run")
public func pageRun(block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
  PageBlock.make(of: PageRun.answer(to: PageBlock.bytes(in: block)))
}

/// Gives a block's room back.
@_cdecl("page_free")
public func pageFree(block: UnsafeMutableRawPointer) {
  block.deallocate()
}
