/** "about 40 seconds left": the time until a moment, no more precise than an estimate. */
export function timeLeft(until: string, now: number): string {
  const seconds = (Date.parse(until) - now) / 1000;
  if (seconds <= 0) return 'a little longer than usual';
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${minutes} minutes left`;
  return `about ${Math.round(minutes / 60)} hours left`;
}

interface Wait {
  /** photos in the queue before the job's first; null when it was begun */
  readonly photosAhead: number | null | undefined;
  readonly estimatedCompletion: string | null | undefined;
}

/** "4 photos before yours · about 6 minutes left": what a job waits for; null when nothing is known. */
export function waitOf({ photosAhead, estimatedCompletion }: Wait, now: number): string | null {
  const parts = [
    photosAhead == null ? null : placeOf(photosAhead),
    estimatedCompletion ? timeLeft(estimatedCompletion, now) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ') || null;
}

function placeOf(photosAhead: number): string {
  if (photosAhead === 0) return 'Yours is next';
  return photosAhead === 1 ? '1 photo before yours' : `${photosAhead} photos before yours`;
}
