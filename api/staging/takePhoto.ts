import type { Surface } from '../stager/kinds.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline, StageRequest } from '../stager/contract.js';
import type { Revision, StagingRound } from '../db/generated/client.js';
import type { Motif } from '../stager/motifs.js';
import { UNITS, unitsOf } from '../accounts/units/unitsOf.js';
import type { Services } from '../services.js';
import { readEdits } from './columns/readEdits.js';
import { readOutline } from './columns/readOutline.js';
import { readPlan, readRoom } from './columns/readPlan.js';
import { lookOf, motifsOfItem } from './jobWide.js';
import { notesFor, preservedBy } from './ordered.js';
import { seedOf } from './seed.js';
import { presentRoomOf, WITH_RESULT } from './words/presentRoom.js';
import { roomByWords } from './words/readComment.js';

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
  /** the furniture of an earlier result, in the room as it was read then, with a person's changes or words */
  readonly rearranged: Pick<Required<StageRequest>, 'plan' | 'room' | 'edits'> | null;
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
  services: Services,
  { itemId, round }: { readonly itemId: string; readonly round: number },
): Promise<TakenPhoto | null> {
  const item = await services.prisma.stagingItem.findFirst({
    where: { id: itemId, round, state: 'staging', job: { status: 'processing' } },
    include: {
      input: true,
      ...WITH_RESULT,
      job: {
        include: {
          items: { orderBy: { position: 'asc' }, select: { id: true, style: true } },
          workspace: { select: UNITS },
        },
      },
      revisions: { where: { round }, include: { basedOn: true } },
    },
  });
  if (!item) return null;
  const { job, input, style, roomType } = item;
  const revision = item.revisions.at(0);
  const present = revision?.comments && !revision.edits ? presentRoomOf(item) : null;
  const rearranged =
    present && revision?.comments
      ? await roomByWords(services, revision.comments, { ...present, job, units: unitsOf(job.workspace) })
      : rearrangedBy(revision);
  return {
    job: {
      jobId: job.id,
      workspaceId: job.workspaceId,
      projectId: job.projectId,
      creativity: job.creativity,
      look: lookOf(job.id),
      preserve: preservedBy(job),
    },
    item: {
      itemId,
      round,
      style,
      roomType,
      // the comments of a rearrangement say what was done, and wish for nothing
      notes: notesFor(job, item, revision?.edits ? null : revision?.comments),
      motifs: motifsOfItem(job, { itemId, round }),
      outline: readOutline(item),
      rearranged,
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
function rearrangedBy(
  revision: (Revision & { readonly basedOn: StagingRound | null }) | undefined,
): TakenItem['rearranged'] {
  if (!revision) return null;
  const { basedOn } = revision;
  const edits = readEdits(revision);
  return edits && basedOn ? { plan: readPlan(basedOn), room: readRoom(basedOn), edits } : null;
}
