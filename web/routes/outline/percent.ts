/** A fraction of the picture as text: 0.123 is "12.3%". */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
