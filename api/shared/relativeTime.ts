const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the longest to the shortest: the unit's length in seconds, the seconds from which it is used, and its name. */
const UNITS = [
  { seconds: 365 * DAY, from: 365 * DAY, name: 'year' },
  // twelve months of 30 days are shorter than a year
  { seconds: 30.42 * DAY, from: 31 * DAY, name: 'month' },
  { seconds: 7 * DAY, from: 7 * DAY, name: 'week' },
  { seconds: DAY, from: DAY, name: 'day' },
  { seconds: HOUR, from: HOUR, name: 'hour' },
  { seconds: MINUTE, from: MINUTE, name: 'minute' },
] as const;

/**
 * The time since a moment in words: "2 hours ago". Only whole units count, so it is never more than the time that
 * passed; below a minute, and for the future, it is "just now".
 */
export function timeAgo(moment: Date, now: Date): string {
  const passed = (now.getTime() - moment.getTime()) / 1000;
  const unit = UNITS.find(({ from }) => passed >= from);
  if (!unit) return 'just now';
  const count = Math.floor(passed / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
