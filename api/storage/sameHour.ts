/** Links that stay the same within the hour, so that browsers find what they have in their cache. */

export const HOUR = 3600;

/** When the present hour began; seconds since 1970. */
export const hourStart = (): number => Math.floor(Date.now() / 1000 / HOUR) * HOUR;

/** One to two hours from now, and the same second for everybody within the hour; seconds since 1970. */
export const stableExpiry = (): number => hourStart() + 2 * HOUR;
