extension RuleTable {
  /// Keys, attachments and the suites of the modelled app.
  static let deliveryRules = """
    H-KEY-1: A submit is keyed by its mutation id, and a repeat takes key and parameters as they
      stand in the store.
    H-KEY-2: A key that the desktop knows is answered for 48 h from the stored result, refusals
      included, and nothing is saved again.
    H-KEY-3: Later the key is forgotten and a repeat would save twice, which is why old messages
      wait for the user.
    H-KEY-4: Between its run taking it and its row appearing a message is found nowhere on the
      desktop.
    H-KEY-5: About uncertain operations the model's desktop does what the other key rules and the
      joint save of message and receipt say, and no more.
    H-ATT-1: Attachments are uploaded ahead of their message, which is entered once every upload
      id is known; a failure leaves the draft where it is.
    H-ATT-2: The start of an upload returns an id and a chunk size, and base64 chunks take that
      many bytes, or 1 MiB if it is less.
    H-ATT-3: Each call of an upload has the upload key with begin, a chunk number, finish or
      cancel behind it; chunks go singly and answers last 48 h.
    H-ATT-4: The upload key hashes session, project, name, MIME type, path and size of the file
      with 64-bit FNV-1a, so that a retry repeats its keys.
    H-ATT-5: The hash takes every field as an 8-byte little-endian length with the bytes behind
      it, and is written in 16 lower-case hex digits.
    H-ATT-6: The hashed fields describe the file before re-encoding, whereas the MIME type sent
      describes the bytes sent.
    H-ATT-7: Editing a file without changing its size repeats its keys for 48 h and yields the old
      upload, which is reported as stale content.
    H-ATT-8: After a cancelled upload the next attempt adds its number to the key.
    H-ATT-9: Files of up to 1 GiB are taken, larger ones are refused before the upload begins, and
      an empty file has no chunk.
    H-ATT-10: A PNG that decodes to 64 MiB or less, at four bytes a pixel, is sent as JPEG at
      quality 0.88; anything else goes unchanged.
    H-ATT-11: A chunk sent again after the finish gets the answer it had.
    H-PIN-1: The app's suite on snapshot ordering demands that only the snapshot of the active
      operation applies and that one for an earlier target is refused.
    H-PIN-2: Its suite on pagination demands that rows survive a recovery reload and that a brief
      loss of the link keeps a pending reload.
    H-PIN-3: Its suite on live confirmation demands that a live row settles by a shared type and
      id alone.
    H-PIN-4: What those suites cannot show without a device, above all the first reveal of saved
      Markdown, is checked here without one.
    """
}
