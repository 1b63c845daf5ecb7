/** @param moment when a link ends by itself; null: never */
export const hasEnded = (moment: string | null | undefined): boolean =>
  moment != null && Date.parse(moment) <= Date.now();
