/** "about 40 s left": how long until a moment, to no more precision than an estimate has. */
export function timeLeft(until: string, now: number): string {
  const seconds = (Date.parse(until) - now) / 1000;
  if (seconds <= 0) return 'a little longer than usual';
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
