/** The hash of the delivered files on a job's review page. */
export const FINAL_FILES = 'final-files';
