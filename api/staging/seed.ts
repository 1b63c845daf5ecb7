import { createHash } from 'node:crypto';

interface SeedOrigin {
  readonly jobId: string;
  readonly mediaId: string;
  readonly round: number;
}

/** The arrangement's seed, 0..2^31 - 1: different for every image and round, and deterministic. */
export function seedOf({ jobId, mediaId, round }: SeedOrigin): number {
  return createHash('sha256').update(`${jobId}/${mediaId}/${round}`).digest().readUInt32BE(0) >>> 1;
}
