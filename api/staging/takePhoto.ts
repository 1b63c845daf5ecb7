import type { Surface } from '../stager/kinds.js';
import type { RoomType, RoomWall, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline, SharedFurniture, StageRequest } from '../stager/contract.js';
import type { Revision, StagingRound } from '../db/generated/client.js';
import type { Motif } from '../stager/motifs.js';
import { UNITS, unitsOf } from '../accounts/units/unitsOf.js';
import { turnsBetween } from '../stager/sameRoom/turns.js';
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
  /** the furniture of an earlier result, in the room as it was read then, with a person's changes or words */
  readonly rearranged: Rearranged | null;
  /** the furniture of another image of its room; null: that one has none; undefined: there is no such image */
  readonly shared: SharedFurniture | null | undefined;
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
      sameRoomAs: { include: { proof: { include: { result: true } } } },
    },
  });
  if (!item) return null;
  const { job, input, style, roomType, sameRoomAs, sameRoomBackWall } = item;
  const revision = item.revisions.at(0);
  const present = revision?.comments && !revision.edits ? presentRoomOf(item) : null;
  const byWords =
    present && revision?.comments
      ? await roomByWords(services, revision.comments, { ...present, job, units: unitsOf(job.workspace) })
      : null;
  const rearranged =
    present && byWords ? { request: byWords, cleanKey: present.cleanKey } : rearrangedBy(itemId, revision);
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
      shared: sameRoomAs ? furnitureOf(sameRoomAs.proof?.result ?? null, sameRoomBackWall) : undefined,
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

/** The furniture that an image shows. */
function furnitureOf(result: StagingRound | null, backWall: RoomWall | null): SharedFurniture | null {
  if (!result) return null;
  const turns = backWall === null ? undefined : turnsBetween(backWall, 'back');
  return { plan: readPlan(result), room: readRoom(result), turns };
}

/** null: the furniture is arranged anew, is that of another image, or the result was deleted meanwhile */
function rearrangedBy(
  itemId: string,
  revision: (Revision & { readonly basedOn: StagingRound | null }) | undefined,
): TakenItem['rearranged'] {
  if (!revision) return null;
  const { basedOn } = revision;
  const edits = readEdits(revision);
  if (!edits || basedOn?.itemId !== itemId) return null;
  const { cleanKey } = basedOn;
  return { request: { plan: readPlan(basedOn), room: readRoom(basedOn), edits }, cleanKey };
}
