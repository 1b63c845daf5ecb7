const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Nov 18, 2026", in the reader's time zone. */
export const dayOf = (moment: string) => DAY.format(new Date(moment));

/** "Dec 31, 2026" for a calendar day such as 2026-12-31: the same in every time zone. */
export const dateOf = (day: string) => CALENDAR_DAY.format(new Date(day));

/** "2:46 PM", in the reader's time zone. */
export const clockOf = (moment: string) => CLOCK.format(new Date(moment));
