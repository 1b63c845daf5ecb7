import sharp from 'sharp';
import { inject, vi } from 'vitest';
import { addMedia, addProject, type Person } from './person.js';
import { elementAt } from '../../api/test/elements.js';

/** Long, because rendering a room is slow on a busy machine, and two files share one worker. */
export const RENDER_MS = 900_000;

/** A photo of an empty room that can be furnished; a small one renders fast. */
export const roomPhoto = (width = 640) => sharp(inject('photo')).resize({ width }).jpeg({ quality: 90 }).toBuffer();

/** A photo without a room, which the engine refuses at once. */
export const blankPhoto = (grey: number) =>
  sharp({ create: { width: 320, height: 214, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .jpeg()
    .toBuffer();

interface Photos {
  readonly address: string;
  /** JPEG files by their names, in their order */
  readonly photos: Readonly<Record<string, Buffer>>;
}

/** Creates a project with photos. */
export async function addPhotos(person: Person, { address, photos }: Photos) {
  const { id: projectId } = await addProject(person, { address });
  const mediaIds: string[] = [];
  for (const [originalName, file] of Object.entries(photos)) {
    mediaIds.push((await addMedia(person, projectId, { file, originalName })).id);
  }
  return { projectId, mediaIds };
}

/** Orders the photos of a new project as one job. @returns the job's id */
export async function orderStaging(
  person: Person,
  { notes, ...photos }: Photos & { readonly notes?: string },
): Promise<string> {
  const { projectId, mediaIds } = await addPhotos(person, photos);
  const order = { projectId, inputMediaIds: mediaIds, style: 'modern', roomType: 'living_room', notes };
  return ((await person.client.send('POST', '/api/staging', order)) as { readonly id: string }).id;
}

/** A staging job as the documented call returns it. */
interface Job {
  readonly id: string;
  readonly projectId: string;
  readonly status: string;
  readonly notes: string | null;
  readonly style: string;
  readonly creativity: number;
  readonly revisionCount: number;
  readonly inputMediaIds: readonly string[];
  readonly proofMediaIds: readonly string[];
  readonly finalMediaIds: readonly string[];
}

/** The person's one job, after its order. */
export async function jobOf({ client }: Person): Promise<Job> {
  return elementAt((await client.send('GET', '/api/staging')) as Job[], 0);
}

/** Waits until the person's one job has the status. */
export const untilStatus = (person: Person, status: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const job = await jobOf(person);
      if (job.status !== status) throw new Error(`The job is ${job.status}, not ${status}.`);
      return job;
    },
    { timeout: RENDER_MS, interval: 500 },
  );

interface Media {
  readonly previewUrl: string;
  readonly thumbnailUrl: string;
  readonly isWatermarked: boolean;
}

/**
 * The first of some media, with the paths of its pictures, because the signatures in their URLs change with each
 * answer.
 */
export async function firstMediaOf({ client }: Person, mediaIds: readonly string[]) {
  const [media] = (await client.send('POST', '/api/media/batch', { mediaIds })) as [Media];
  const path = (url: string) => new URL(url, inject('url')).pathname;
  return { ...media, preview: path(media.previewUrl), thumbnail: path(media.thumbnailUrl) };
}
