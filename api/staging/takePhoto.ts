import type { Surface } from '../stager/kinds.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline, StageRequest } from '../stager/contract.js';
import type { Revision, StagingRound } from '../db/generated/client.js';
import type { Motif } from '../stager/motifs.js';
import type { Services } from '../services.js';
import { readEdits } from './columns/readEdits.js';
import { readOutline } from './columns/readOutline.js';
import { readPlan, readRoom } from './columns/readPlan.js';
import { lookOf, motifsOfItem } from './jobWide.js';
import { seedOf } from './seed.js';

/** The parameters that all images of a job share. */
export interface TakenJob {
  readonly jobId: string;
  readonly workspaceId: string;
  readonly projectId: string;
  /** 0..30 */
  readonly creativity: number;
  readonly preserve: Readonly<Record<Surface, boolean>>;
  /** the seed of the upholstery, shared by all images */
  readonly look: number;
}

interface Rearranged {
  readonly request: Pick<Required<StageRequest>, 'plan' | 'room' | 'edits'>;
  /** the clean picture of that result, whose pixels stay where the changes do not reach; null: it was deleted */
  readonly cleanKey: string | null;
}

export interface TakenItem {
  readonly itemId: string;
  readonly round: number;
  readonly seed: number;
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  /** the job's notes, the image's own, and those of the round's revision if it includes this image: later ones prevail */
  readonly notes: string | undefined;
  /** the motifs of its wall pictures: different from those of the job's other images, as far as there are enough */
  readonly motifs: readonly Motif[];
  /** the floor as a person drew it */
  readonly outline: RoomOutline | null;
  /** the furniture of an earlier result, in the room as it was read then, with a person's changes */
  readonly rearranged: Rearranged | null;
  readonly input: {
    readonly mediaId: string;
    readonly objectKey: string;
    readonly mimeType: string;
    /** pixels */
    readonly width: number;
    readonly height: number;
  };
}

/** The data that a worker needs to stage one image. */
export interface TakenPhoto {
  readonly job: TakenJob;
  readonly item: TakenItem;
}

/**
 * Reads the image of a turn.
 * @returns null when it no longer needs to be staged: cancelled, another round, done
 */
export async function takePhoto(
  { prisma }: Services,
  { itemId, round }: { readonly itemId: string; readonly round: number },
): Promise<TakenPhoto | null> {
  const item = await prisma.stagingItem.findFirst({
    where: { id: itemId, round, state: 'staging', job: { status: 'processing' } },
    include: {
      input: true,
      job: { include: { items: { orderBy: { position: 'asc' }, select: { id: true, style: true } } } },
      revisions: { where: { round }, include: { basedOn: true } },
    },
  });
  if (!item) return null;
  const { job, input, style, roomType } = item;
  const revision = item.revisions.at(0);
  const words = [job.notes, item.notes, revision?.comments].filter((text) => text != null && text !== '');
  return {
    job: {
      jobId: job.id,
      workspaceId: job.workspaceId,
      projectId: job.projectId,
      creativity: job.creativity,
      look: lookOf(job.id),
      preserve: {
        floor: job.preserveFloor,
        walls: job.preserveWalls,
        windows: job.preserveWindows,
        ceiling: job.preserveCeiling,
      },
    },
    item: {
      itemId,
      round,
      style,
      roomType,
      notes: words.length > 0 ? words.join('\n') : undefined,
      motifs: motifsOfItem(job, { itemId, round }),
      outline: readOutline(item),
      rearranged: revision ? rearrangedBy(revision) : null,
      seed: seedOf({ jobId: job.id, mediaId: input.id, round }),
      input: {
        mediaId: input.id,
        objectKey: input.objectKey,
        mimeType: input.mimeType,
        width: input.width,
        height: input.height,
      },
    },
  };
}

/** null: the furniture is arranged anew, or the result was deleted meanwhile */
function rearrangedBy(revision: Revision & { readonly basedOn: StagingRound | null }): TakenItem['rearranged'] {
  const { basedOn } = revision;
  const edits = readEdits(revision);
  if (!edits || !basedOn) return null;
  const { cleanKey } = basedOn;
  return { request: { plan: readPlan(basedOn), room: readRoom(basedOn), edits }, cleanKey };
}
