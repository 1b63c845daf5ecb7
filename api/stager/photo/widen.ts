/** Widens what is 1 in a mask, row-major, by a number of pixels to all sides. */
export function widen(mask: Uint8Array, width: number, by: number): Uint8Array {
  const height = mask.length / width;
  const across = new Uint8Array(mask.length);
  const out = new Uint8Array(mask.length);
  for (let k = 0; k < mask.length; k++) {
    if (mask[k] === 0) continue;
    const x = k % width;
    across.fill(1, k - Math.min(x, by), k + Math.min(width - 1 - x, by) + 1);
  }
  for (let y = 0; y < height; y++) {
    for (let from = Math.max(0, y - by); from <= Math.min(height - 1, y + by); from++) {
      for (let x = 0; x < width; x++) if (across[from * width + x] === 1) out[y * width + x] = 1;
    }
  }
  return out;
}
