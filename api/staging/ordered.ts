/** What was ordered for a photo, as the engine takes it. */
import type { StagingItem, StagingJob } from '../db/generated/client.js';
import type { Surface } from '../stager/kinds.js';

/** The surfaces that are to stay bare. */
export const preservedBy = (
  job: Pick<StagingJob, 'preserveFloor' | 'preserveWalls' | 'preserveWindows' | 'preserveCeiling'>,
): Readonly<Record<Surface, boolean>> => ({
  floor: job.preserveFloor,
  walls: job.preserveWalls,
  windows: job.preserveWindows,
  ceiling: job.preserveCeiling,
});

/** The job's notes, the photo's own, and those of a revision: later ones prevail. */
export function notesFor(
  job: Pick<StagingJob, 'notes'>,
  item: Pick<StagingItem, 'notes'>,
  comments?: string | null,
): string | undefined {
  const words = [job.notes, item.notes, comments].filter((text) => text != null && text !== '');
  return words.length > 0 ? words.join('\n') : undefined;
}
