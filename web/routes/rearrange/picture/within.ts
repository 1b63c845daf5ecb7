/** A share of the picture that is at least so far from its borders. */
export const within = (share: number, border: number): number => Math.min(1 - border, Math.max(border, share));
