const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const CALENDAR_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Nov 18, 2026", in the reader's time zone. */
export const dayOf = (moment: string) => DAY.format(new Date(moment));

/** "Dec 31, 2026" for a calendar day such as 2026-12-31: the same in every time zone. */
export const dateOf = (day: string) => CALENDAR_DAY.format(new Date(day));

/** "December 2026" for a month such as 2026-12. */
export const monthOf = (month: string) => MONTH.format(new Date(month));

/** The last moment of a calendar day such as 2026-12-31, in the reader's time zone, as the API takes it. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

/** "2:46 PM", in the reader's time zone. */
export const clockOf = (moment: string) => CLOCK.format(new Date(moment));
