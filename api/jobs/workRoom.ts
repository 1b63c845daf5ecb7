/**
 * Bytes that one picture of a job needs on the disk at most: a clean render of 100 megapixels in the working folder and
 * in the store, and small files. A worker waits until there is that much space, so it never uses the database's
 * reserve.
 */
export const WORK_ROOM = 512 * 1024 * 1024;
