import type { StagingStyle } from '../db/generated/enums.js';
import type { Motif } from '../stager/motifs.js';
import { dealMotifs } from '../stager/design/pictures.js';
import { seedOf } from './seed.js';

/** The seed that all images of a job share, 0..2^31 - 1. */
export const lookOf = (jobId: string): number => seedOf({ jobId, mediaId: 'all', round: 0 });

interface DealtJob {
  readonly id: string;
  /** in the job's order */
  readonly items: readonly { readonly id: string; readonly style: StagingStyle }[];
}

/**
 * The motifs that a job assigns to one of its images. They are the same in every round of the order, so an image that
 * is staged again takes none of another image's; a new round continues with the next motifs.
 */
export function motifsOfItem(
  { id, items }: DealtJob,
  { itemId, round }: { readonly itemId: string; readonly round: number },
): Motif[] {
  const hands = dealMotifs(
    items.map(({ style }) => style),
    lookOf(id),
  );
  const hand = hands[items.findIndex((item) => item.id === itemId)] ?? [];
  const first = hand.length > 0 ? round % hand.length : 0;
  return [...hand.slice(first), ...hand.slice(0, first)];
}
