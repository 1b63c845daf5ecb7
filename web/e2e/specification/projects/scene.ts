import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { noise } from '../../../../api/test/factories.js';
import { filmWithPlace } from '../../../../api/test/film.js';
import type { useBrowser } from '../../browser.js';
import { addMedia, addProject, newPerson, type Person } from '../../person.js';

/** The newest project: the one with files, a job and invoices. */
export const HARBOUR = '12 Harbour Street, Astoria, OR 97103';
export const NOTES = 'The key is at the office.';

/** The others, the oldest first: address and status. */
export const OTHERS = [
  ['3 Oak Lane, Salem, OR 97301', 'active'],
  ['7 Mill Road, Hudson, NY 12534', 'archived'],
  ['9 Pine Court, Bend, OR 97701', 'on_hold'],
  ['44 Elm Avenue, Troy, NY 12180', 'complete'],
  ['5 Bay Street, Newport, OR 97365', 'active'],
] as const;

export const PHOTOS = ['Bath.jpg', 'Garden.jpg', 'Hall.jpg', 'Kitchen.jpg'] as const;
export const FILM = 'Tour.webm';

export interface Scene {
  /** has projects, files, a job that failed, invoices */
  readonly agent: Person;
  /** the agent's window */
  readonly desk: Page;
  readonly harbour: string;
  /** a project that is still empty */
  readonly bay: string;
  readonly newcomer: Person;
  /** the newcomer's window */
  readonly door: Page;
  /** a picture that can be uploaded */
  readonly picture: string;
  /** what went wrong inside the windows */
  readonly problems: () => readonly string[];
  readonly end: () => Promise<void>;
}

async function addFiles(agent: Person, projectId: string, folder: string): Promise<string[]> {
  const ids: string[] = [];
  for (const originalName of PHOTOS) {
    const path = join(folder, originalName);
    await noise(300, 200).jpeg().toFile(path);
    ids.push((await addMedia(agent, projectId, { path, originalName })).id);
  }
  const path = join(folder, FILM);
  await writeFile(path, await filmWithPlace('video/webm'));
  await addMedia(agent, projectId, { path, originalName: FILM, mimeType: 'video/webm' });
  return ids;
}

/** One is paid, one is not. */
async function addInvoices({ client }: Person, projectId: string) {
  const bill = (amount: number) =>
    client.send('POST', '/api/invoices', {
      projectId,
      items: [{ description: 'Staging', amount }],
      subtotal: amount,
      tax: 0,
      total: amount,
    }) as Promise<{ id: string }>;
  const { id: invoiceId } = await bill(3400);
  await bill(120.5);
  const input = { invoiceId, method: 'Bank transfer', receivedOn: new Date().toISOString().slice(0, 10) };
  const query = 'mutation($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }';
  await client.send('POST', '/graphql', { query, variables: { input } });
}

/** Two people and a window for each. */
export async function setScene(visit: ReturnType<typeof useBrowser>['visit']): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'showhome-scene-'));
  const agent = await newPerson({ firstName: 'Ada', lastName: 'Byron' });
  for (const [address, status] of OTHERS.slice(0, -1)) await addProject(agent, { address, status });
  const [address, status] = OTHERS[OTHERS.length - 1];
  const { id: bay } = await addProject(agent, { address, status });
  const fields = { address: HARBOUR, mlsId: 'MLS-4711', status: 'active', notes: NOTES, tags: ['sea', 'loft'] };
  const { id: harbour } = await addProject(agent, fields);
  const [photo] = await addFiles(agent, harbour, folder);
  await addInvoices(agent, harbour);
  // a picture of noise shows no room: the job says so within a moment, and no processor is kept busy
  const order = { projectId: harbour, inputMediaIds: [photo], style: 'modern', roomType: 'living_room' };
  await agent.client.send('POST', '/api/staging', order);
  const picture = join(folder, 'Attic.jpg');
  await noise(300, 200).jpeg().toFile(picture);

  const newcomer = await newPerson();
  const [desk, door] = [await visit(), await visit()];
  await agent.enter(desk.context);
  await newcomer.enter(door.context);
  return {
    agent,
    desk: desk.page,
    harbour,
    bay,
    newcomer,
    door: door.page,
    picture,
    problems: () => [...desk.problems, ...door.problems],
    async end() {
      await Promise.all([desk.context.close(), door.context.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
