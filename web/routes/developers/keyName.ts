/** Characters of a key's name. */
export const LONGEST_NAME = 60;
