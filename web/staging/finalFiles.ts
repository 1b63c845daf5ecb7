/** Where on a review's page the files of a delivered job are: the address's hash. */
export const FINAL_FILES = 'final-files';
