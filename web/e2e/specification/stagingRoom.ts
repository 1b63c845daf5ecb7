import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inject } from 'vitest';
import type { useBrowser, Visit } from '../browser.js';
import { addMedia, addProject, newPerson, type Person } from '../person.js';

export const ADDRESS = '9 Lantern Court, Astoria, OR 97103';
/** An empty room that can be furnished. */
export const ROOM = 'room.jpg';
/** Too small to be staged: they are refused at once. */
export const BLANKS = ['sand.jpg', 'slate.jpg', 'moss.jpg'];

/** Small, so that its rendering does not take long. */
export const roomPhoto = () => sharp(inject('photo')).resize({ width: 640 }).jpeg({ quality: 90 }).toBuffer();

export const blankPhoto = (grey: number) =>
  sharp({ create: { width: 320, height: 214, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .jpeg()
    .toBuffer();

export interface StagingRoom extends Visit {
  readonly person: Person;
  readonly projectId: string;
}

/** Somebody with a project of four photos, in a window of their own; made when it is asked for first. */
export function useStagingRoom({ visit }: ReturnType<typeof useBrowser>): () => Promise<StagingRoom> {
  let made: Promise<StagingRoom> | undefined;

  async function make(): Promise<StagingRoom> {
    const person = await newPerson();
    const { id: projectId } = await addProject(person, { address: ADDRESS });
    const folder = await mkdtemp(join(tmpdir(), 'showhome-photos-'));
    const add = async (originalName: string, photo: Buffer) => {
      const path = join(folder, originalName);
      await writeFile(path, photo);
      await addMedia(person, projectId, { path, originalName });
    };
    await add(ROOM, await roomPhoto());
    for (const [index, name] of BLANKS.entries()) await add(name, await blankPhoto(90 + 50 * index));
    await rm(folder, { recursive: true });
    const visited = await visit();
    await person.enter(visited.context);
    return { ...visited, person, projectId };
  }

  return () => (made ??= make());
}

/** A staging job as the documented call gives it. */
export interface Job {
  readonly id: string;
  readonly status: string;
  readonly notes: string | null;
  readonly style: string;
  readonly creativity: number;
  readonly revisionCount: number;
  readonly inputMediaIds: readonly string[];
  readonly proofMediaIds: readonly string[];
  readonly finalMediaIds: readonly string[];
}

/** The person's one job, once it is ordered. */
export async function jobOf({ client }: Person): Promise<Job> {
  const [job] = (await client.send('GET', '/api/staging')) as Job[];
  return job;
}
