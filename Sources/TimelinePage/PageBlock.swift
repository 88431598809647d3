/// Bytes in memory that the page and the engine both see, behind their length: eight bytes, lowest
/// first.
enum PageBlock {
  private static let head = 8

  static func make(count: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: head + count, alignment: head)
    block.storeBytes(of: UInt64(count).littleEndian, as: UInt64.self)
    return block
  }

  static func make(of bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let block = make(count: bytes.count)
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        (block + head).copyMemory(from: start, byteCount: source.count)
      }
    }
    return block
  }

  static func bytes(in block: UnsafeMutableRawPointer) -> [UInt8] {
    let count = Int(UInt64(littleEndian: block.load(as: UInt64.self)))
    return [UInt8](UnsafeRawBufferPointer(start: block + head, count: count))
  }
}

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
