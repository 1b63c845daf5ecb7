const SIGNATURE_BYTES = 8;
/** length, type and checksum */
const FRAME_BYTES = 12;

/** The chunks of a PNG (W3C), up to IEND, with the offsets of their begin and end. */
export function* pngChunks(file: Buffer) {
  for (let at = SIGNATURE_BYTES; ;) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    if (end > file.length) throw new Error(`A PNG chunk at byte ${at} reaches beyond the file.`);
    const name = file.toString('latin1', at + 4, at + 8);
    yield { name, at, end };
    if (name === 'IEND') return;
    at = end;
  }
}
