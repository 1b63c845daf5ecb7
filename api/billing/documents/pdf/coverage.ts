/**
 * Which characters a font has, read out of OpenType's table `cmap` (formats 4 and 12). The PDF library draws an empty
 * box for every other character and does not say so.
 * @returns the code points that have a glyph
 */
export function coverageOf(cmap: Buffer): ReadonlySet<number> {
  const covered = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const record = 4 + index * 8;
    const [platform, encoding] = [cmap.readUInt16BE(record), cmap.readUInt16BE(record + 2)];
    const unicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    if (!unicode) continue;
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (subtable.readUInt16BE(0) === 4) addSegments(covered, subtable);
    if (subtable.readUInt16BE(0) === 12) addGroups(covered, subtable);
  }
  return covered;
}

/** Format 4: ends, starts, deltas and offsets of segments, one array after the other. */
function addSegments(covered: Set<number>, subtable: Buffer): void {
  const bytes = subtable.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes];
  for (let at = 0; at < bytes; at += 2) {
    const [start, end] = [subtable.readUInt16BE(starts + at), subtable.readUInt16BE(ends + at)];
    const delta = subtable.readUInt16BE(deltas + at);
    const offset = subtable.readUInt16BE(offsets + at);
    for (let point = start; point <= end && point !== 0xffff; point++) {
      // The offset counts from where it stands itself.
      const listed = offset === 0 ? point : subtable.readUInt16BE(offsets + at + offset + 2 * (point - start));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) covered.add(point);
    }
  }
}

/** Format 12: groups of code points with consecutive glyphs. */
function addGroups(covered: Set<number>, subtable: Buffer): void {
  for (let index = 0; index < subtable.readUInt32BE(12); index++) {
    const [start, end, glyph] = [0, 4, 8].map((field) => subtable.readUInt32BE(16 + index * 12 + field));
    for (let point = start; point <= end; point++) if (glyph + point - start !== 0) covered.add(point);
  }
}
