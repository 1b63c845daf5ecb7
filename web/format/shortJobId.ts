/** The last 8 characters of the id: what a job's title shows. */
export const shortJobId = (id: string) => id.slice(-8);
