import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { addMedia, addProject, type Person } from './person.js';
import { jobOf, type Job } from './specification/stagingRoom.js';

/** Rendering a room takes its time on a busy machine. */
export const RENDER_MS = 480_000;

interface Order {
  readonly address: string;
  /** JPEG files by their names, in the job's order */
  readonly photos: Readonly<Record<string, Buffer>>;
}

/** A new project's photos, ordered as one job. @returns the job's id */
export async function orderStaging(person: Person, { address, photos }: Order): Promise<string> {
  const { id: projectId } = await addProject(person, { address });
  const folder = await mkdtemp(join(tmpdir(), 'showhome-photos-'));
  const inputMediaIds: string[] = [];
  for (const [originalName, photo] of Object.entries(photos)) {
    const path = join(folder, originalName);
    await writeFile(path, photo);
    inputMediaIds.push((await addMedia(person, projectId, { path, originalName })).id);
  }
  await rm(folder, { recursive: true });
  const order = { projectId, inputMediaIds, style: 'modern', roomType: 'living_room' };
  return ((await person.client.send('POST', '/api/staging', order)) as { readonly id: string }).id;
}

/** Waits for the person's one job. */
export const untilStatus = (person: Person, status: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const job = await jobOf(person);
      if (job.status !== status) throw new Error(`The job is ${job.status}, not ${status}.`);
      return job;
    },
    { timeout: RENDER_MS, interval: 500 },
  );
