/** Tells what was uploaded from what was staged: an empty room and its delivered result bear the same name. */
export function markOf(isWatermarked: boolean, origin: string): 'Watermarked' | 'Staged' | 'Original' {
  if (isWatermarked) return 'Watermarked';
  return origin === 'FINAL' ? 'Staged' : 'Original';
}
