const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As the API says it; see `Activity.timeAgo`. From the longest to the shortest: length, first use and name. */
const UNITS = [
  { seconds: 365 * DAY, from: 365 * DAY, name: 'year' },
  // twelve months of 30 days are over before the year is
  { seconds: 30.42 * DAY, from: 31 * DAY, name: 'month' },
  { seconds: 7 * DAY, from: 7 * DAY, name: 'week' },
  { seconds: DAY, from: DAY, name: 'day' },
  { seconds: HOUR, from: HOUR, name: 'hour' },
  { seconds: MINUTE, from: MINUTE, name: 'minute' },
] as const;

/**
 * How long ago it was, in words: "2 hours ago". Only whole units count; below a minute, and ahead of this machine's
 * clock, it is "just now".
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function timeAgo(moment: string, now: number): string {
  const passed = (now - Date.parse(moment)) / 1000;
  const unit = UNITS.find(({ from }) => passed >= from);
  if (!unit) return 'just now';
  const count = Math.floor(passed / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
