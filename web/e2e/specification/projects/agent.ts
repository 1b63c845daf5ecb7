import { noise } from '../../../../api/test/factories.js';
import { filmWithPlace } from '../../../../api/test/film.js';
import { addInvoice, addMedia, addProject, newPerson, payInvoice, type Person } from '../../person.js';

/** The newest project: the one with files, a job and invoices. */
export const HARBOUR = '12 Harbour Street, Astoria, OR 97103';
export const NOTES = 'The key is at the office.';
export const EMPTY = '44 Elm Avenue, Troy, NY 12180';
export const BAY = '5 Bay Street, Newport, OR 97365';

/** The others, the oldest first: address and status. */
export const OTHERS = [
  ['3 Oak Lane, Salem, OR 97301', 'active'],
  ['7 Mill Road, Hudson, NY 12534', 'archived'],
  ['9 Pine Court, Bend, OR 97701', 'on_hold'],
  [EMPTY, 'complete'],
  [BAY, 'active'],
] as const;

export const PHOTOS = ['Bath.jpg', 'Garden.jpg', 'Hall.jpg', 'Kitchen.jpg'] as const;
export const FILM = 'Tour.webm';

/** Pictures of noise show no room: a job says so within a moment, and keeps no processor busy. */
export const noisePhoto = () => noise(300, 200).jpeg().toBuffer();

export interface Agent extends Person {
  readonly harbour: string;
  readonly bay: string;
}

/** Somebody with six projects, all of them empty. */
export async function newAgent(): Promise<Agent> {
  const person = await newPerson({ firstName: 'Ada', lastName: 'Byron' });
  let bay = '';
  for (const [address, status] of OTHERS) ({ id: bay } = await addProject(person, { address, status }));
  const fields = { address: HARBOUR, mlsId: 'MLS-4711', status: 'active', notes: NOTES, tags: ['sea', 'loft'] };
  const { id: harbour } = await addProject(person, fields);
  return { ...person, harbour, bay };
}

/** Four photos and a film in the newest project. @returns the id of the first photo */
export async function addFiles(agent: Agent): Promise<string> {
  const ids: string[] = [];
  for (const originalName of PHOTOS) {
    ids.push((await addMedia(agent, agent.harbour, { originalName, file: await noisePhoto() })).id);
  }
  const mimeType = 'video/webm';
  await addMedia(agent, agent.harbour, { originalName: FILM, file: await filmWithPlace(mimeType), mimeType });
  return ids[0];
}

/** The files, a job that fails, an invoice that is paid and one that is not. */
export async function addBusiness(agent: Agent): Promise<void> {
  const photo = await addFiles(agent);
  await payInvoice(agent, await addInvoice(agent, agent.harbour, 3400));
  await addInvoice(agent, agent.harbour, 120.5);
  const order = { projectId: agent.harbour, inputMediaIds: [photo], style: 'modern', roomType: 'living_room' };
  await agent.client.send('POST', '/api/staging', order);
}
