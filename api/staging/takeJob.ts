import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline, Surface } from '../stager/contract.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { estimateCompletion } from './estimateCompletion.js';
import { seedOf } from './seed.js';

/** What a worker needs to know to stage a job's images. */
export interface TakenJob {
  readonly jobId: string;
  readonly workspaceId: string;
  readonly projectId: string;
  readonly round: number;
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  /** 0..30 */
  readonly creativity: number;
  readonly preserve: Readonly<Record<Surface, boolean>>;
  /** the person's words: the job's notes and what the revision asks for */
  readonly notes: string | undefined;
  /** the images that still have neither a proof nor a failure, in the job's order */
  readonly items: readonly TakenItem[];
}

export interface TakenItem {
  readonly itemId: string;
  readonly seed: number;
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

/**
 * Begins a job's round, or takes it up again where another worker left it.
 * @returns null where there is nothing to do any more: cancelled, another round, done
 */
export async function takeJob(services: Services, jobId: string, round: number): Promise<TakenJob | null> {
  return services.prisma.$transaction(async (tx) => {
    const job = await tx.stagingJob.findFirst({
      where: { id: jobId, round },
      include: {
        items: {
          where: { state: { in: ['waiting', 'staging'] } },
          orderBy: { position: 'asc' },
          include: { input: true },
        },
        revisions: { where: { round } },
      },
    });
    if (!job) return null;
    const began = await changeStatus(tx, {
      job,
      event: 'take',
      where: { round },
      data: {
        estimatedCompletion: await estimateCompletion(
          tx,
          job.items.map(({ input }) => input),
        ),
      },
    });
    if (!began && job.status !== 'processing') return null;
    const words = [job.notes, job.revisions[0]?.comments].filter((text) => text != null && text !== '');
    return {
      jobId,
      workspaceId: job.workspaceId,
      projectId: job.projectId,
      round,
      style: job.style,
      roomType: job.roomType,
      creativity: job.creativity,
      preserve: {
        floor: job.preserveFloor,
        walls: job.preserveWalls,
        windows: job.preserveWindows,
        ceiling: job.preserveCeiling,
      },
      notes: words.length > 0 ? words.join('\n') : undefined,
      items: job.items.map(({ id, input, outline }) => ({
        itemId: id,
        // `stageWithOutline` wrote it
        outline: outline as unknown as RoomOutline | null,
        seed: seedOf({ jobId, mediaId: input.id, round }),
        input: {
          mediaId: input.id,
          objectKey: input.objectKey,
          mimeType: input.mimeType,
          width: input.width,
          height: input.height,
        },
      })),
    };
  });
}
