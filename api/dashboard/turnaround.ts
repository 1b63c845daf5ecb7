const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A short text for a duration: "45 sec", "12 min", "1.8 hrs"; from two days on "2.5 days".
 * @param seconds at least 0
 */
export function turnaroundText(seconds: number): string {
  if (Math.round(seconds) < MINUTE) return `${Math.round(seconds)} sec`;
  if (Math.round(seconds / MINUTE) < MINUTE) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return counted(seconds / HOUR, 'hr');
  return counted(seconds / DAY, 'day');
}

/** One decimal, unless it is 0. */
function counted(amount: number, unit: string): string {
  const shown = String(Math.round(amount * 10) / 10);
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`;
}
