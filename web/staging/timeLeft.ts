/** "about 40 seconds left": the time until a moment, no more precise than an estimate. */
export function timeLeft(until: string, now: number): string {
  const seconds = (Date.parse(until) - now) / 1000;
  if (seconds <= 0) return 'a little longer than usual';
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const whole = Math.round(seconds / 60);
  const minutes = whole < 20 ? whole : Math.round(whole / 5) * 5;
  if (whole < 90) return `about ${minutes} minutes left`;
  return `about ${Math.round(whole / 60)} hours left`;
}

interface Wait {
  /** photos in the queue before the job's first; null when it was begun */
  readonly photosAhead: number | null | undefined;
  readonly estimatedCompletion: string | null | undefined;
  /** whether one of its photos takes longer than was expected */
  readonly takesLonger: boolean;
}

/** "4 photos before yours · about 6 minutes left": what a job waits for; null when nothing is known. */
export function waitOf({ photosAhead, estimatedCompletion, takesLonger }: Wait, now: number): string | null {
  const isPast = estimatedCompletion && Date.parse(estimatedCompletion) <= now;
  const parts = [
    photosAhead == null ? null : placeOf(photosAhead),
    takesLonger && !isPast ? 'taking longer than usual' : null,
    estimatedCompletion ? timeLeft(estimatedCompletion, now) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ') || null;
}

function placeOf(photosAhead: number): string {
  if (photosAhead === 0) return 'Yours is next';
  return photosAhead === 1 ? '1 photo before yours' : `${photosAhead} photos before yours`;
}
