/**
 * Tells the first of a series of equal events from its repetitions.
 * @param quietMs milliseconds without one after which the next begins a new series
 * @returns whether the event begins a series
 */
export function episodes(quietMs: number): (event: string) => boolean {
  const last = new Map<string, number>();
  return (event) => {
    const now = performance.now();
    const begins = now - (last.get(event) ?? -Infinity) > quietMs;
    last.set(event, now);
    return begins;
  };
}
