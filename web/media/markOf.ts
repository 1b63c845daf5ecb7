/** Tells uploads from results: an empty room and its delivered result have the same file name. */
export function markOf(isWatermarked: boolean, origin: string): 'Watermarked' | 'Staged' | 'Original' {
  if (isWatermarked) return 'Watermarked';
  return origin === 'FINAL' ? 'Staged' : 'Original';
}
