const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Nov 18, 2026", in the reader's time zone. */
export const dayOf = (moment: string) => day.format(new Date(moment));

/** "2:46 PM", in the reader's time zone. */
export const clockOf = (moment: string) => clock.format(new Date(moment));
