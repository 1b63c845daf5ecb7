import type { Surface } from '../stager/kinds.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline } from '../stager/contract.js';
import type { Motif } from '../stager/motifs.js';
import { UNITS } from '../accounts/units/unitsOf.js';
import type { Services } from '../services.js';
import { readOutline } from './columns/readOutline.js';
import { type Furniture, furnitureFor, withFurniture, wordsOf } from './furnitureFor.js';
import { lookOf, motifsOfItem } from './jobWide.js';
import { notesFor, preservedBy } from './ordered.js';
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

interface ItemToStage {
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
  readonly input: {
    readonly mediaId: string;
    readonly objectKey: string;
    readonly mimeType: string;
    /** pixels */
    readonly width: number;
    readonly height: number;
  };
}

export type TakenItem = ItemToStage & Furniture;

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
  const item = await readItem(services, itemId, round);
  return item && { job: takenJob(item), item: { ...takenItem(item), ...(await furnitureFor(services, item)) } };
}

const readItem = ({ prisma }: Services, id: string, round: number) =>
  prisma.stagingItem.findFirst({
    where: { id, round, state: 'staging', job: { status: 'processing' } },
    include: {
      ...withFurniture(round),
      input: true,
      job: {
        include: {
          items: { orderBy: { position: 'asc' }, select: { id: true, style: true } },
          workspace: { select: UNITS },
        },
      },
    },
  });

type ReadItem = NonNullable<Awaited<ReturnType<typeof readItem>>>;

const takenJob = ({ job }: ReadItem): TakenJob => ({
  jobId: job.id,
  workspaceId: job.workspaceId,
  projectId: job.projectId,
  creativity: job.creativity,
  look: lookOf(job.id),
  preserve: preservedBy(job),
});

function takenItem(item: ReadItem): ItemToStage {
  const { id: itemId, round, style, roomType, job, input } = item;
  return {
    itemId,
    round,
    style,
    roomType,
    notes: notesFor(job, item, wordsOf(item)),
    motifs: motifsOfItem(job, { itemId, round }),
    outline: readOutline(item),
    seed: seedOf({ jobId: job.id, mediaId: input.id, round }),
    input: {
      mediaId: input.id,
      objectKey: input.objectKey,
      mimeType: input.mimeType,
      width: input.width,
      height: input.height,
    },
  };
}
