/** Links that stay the same within the hour, so that browsers can use their cache. */

export const HOUR = 3600;

/** The beginning of the present hour; seconds since 1970. */
export const hourStart = (): number => Math.floor(Date.now() / 1000 / HOUR) * HOUR;

/** One to two hours from now, the same for all calls within the hour; seconds since 1970. */
export const stableExpiry = (): number => hourStart() + 2 * HOUR;
