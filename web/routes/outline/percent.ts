/** A share of the picture in words: 0.123 is "12.3%". */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
