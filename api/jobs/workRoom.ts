/**
 * Bytes that one picture of a job takes on the disk at most while it is worked on and kept: a clean render of 100
 * megapixels in the working folder and in the store, and what is small beside it. A worker waits until there are as
 * many: it never eats what is kept for the database.
 */
export const WORK_ROOM = 512 * 1024 * 1024;
