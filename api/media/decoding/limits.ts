/** Limits for a process that reads one upload. No such process takes more than 1 GB. */

/** V8's heap, which holds a film's tables. */
export const HEAP_MB = 512;
export const LOOK_EVERY_MS = 20;

export interface Limits {
  /** CPU time for one file, of all threads */
  readonly cpuMs: number;
  /** wall time for one file, which a busy machine may use up with little work */
  readonly patienceMs: number;
  /** resident memory, bytes */
  readonly memory: number;
}

/**
 * A hundred megapixels take half of the CPU time. The memory is below 1 GB because it can grow between
 * two checks.
 */
export const LIMITS: Limits = { cpuMs: 90_000, patienceMs: 600_000, memory: 800 * 1024 * 1024 };

/** Pictures with more pixels are not decoded. */
export const MOST_PIXELS = 100_000_000;
/**
 * Chunks of a PNG or WebP, segments of a JPEG. libpng writes 8 KB per chunk: 13,000 chunks for 100 MB. A JPEG has some
 * dozens, and 1,600 if all segments had the full length.
 */
export const MOST_PARTS = 50_000;
/** Items of a HEIC or AVIF: a phone's picture of 48 megapixels has 200 tiles. */
export const MOST_ITEMS = 2000;
/**
 * Samples of all tracks of a film: an hour at 60 frames per second with sound has 400,000. Each takes 40 to 60
 * microseconds to copy, so this limits the time too; the frame rate needs no limit of its own.
 */
export const MOST_SAMPLES = 500_000;
/** Boxes of a film's head: some dozens, and a few for each fragment. */
export const MOST_BOXES = 100_000;
