/** The last 8 characters of the id: the number in a job's title. */
export const shortJobId = (id: string) => id.slice(-8);
