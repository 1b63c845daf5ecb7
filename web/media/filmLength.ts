/** A film's length as players show it: 83.4 seconds are "1:23". */
export function filmLength(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const padded = (part: number) => String(part).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${padded(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${padded(minutes % 60)}:${padded(whole % 60)}`;
}
