import { noise } from '../../../../api/test/factories.js';
import { filmWithPlace } from '../../../../api/test/film.js';
import { addInvoice, addMedia, addProject, newPerson, payInvoice, type Person } from '../../person.js';
import { elementAt } from '../../../../api/test/elements.js';

/** The newest project: the one with files, a job and invoices. */
export const HARBOUR = '12 Harbour Street, Astoria, OR 97103';
export const NOTES = 'The key is at the office.';
export const EMPTY = '44 Elm Avenue, Troy, NY 12180';
export const BAY = '5 Bay Street, Newport, OR 97365';

/** The other projects, the oldest first: address and status. */
export const OTHERS = [
  ['3 Oak Lane, Salem, OR 97301', 'active'],
  ['7 Mill Road, Hudson, NY 12534', 'archived'],
  ['9 Pine Court, Bend, OR 97701', 'on_hold'],
  [EMPTY, 'complete'],
  [BAY, 'active'],
] as const;

export const PHOTOS = ['Bath.jpg', 'Garden.jpg', 'Hall.jpg', 'Kitchen.jpg'] as const;
export const FILM = 'Tour.webm';

/** A picture of noise shows no room, so that its job fails at once and uses no processor time. */
export const noisePhoto = () => noise(300, 200).jpeg().toBuffer();

export interface Agent extends Person {
  readonly harbour: string;
  readonly bay: string;
}

/** A person with six projects; the newest has files, a failed job, a paid invoice and an unpaid one. */
async function newAgent(): Promise<Agent> {
  const person = await newPerson({ firstName: 'Ada', lastName: 'Byron' });
  let bay = '';
  for (const [address, status] of OTHERS) ({ id: bay } = await addProject(person, { address, status }));
  const fields = { address: HARBOUR, mlsId: 'MLS-4711', status: 'active', notes: NOTES, tags: ['sea', 'loft'] };
  const { id: harbour } = await addProject(person, fields);
  const photo = await addFiles(person, harbour);
  await payInvoice(person, await addInvoice(person, harbour, 3400));
  await addInvoice(person, harbour, 120.5);
  const order = { projectId: harbour, inputMediaIds: [photo], style: 'modern', roomType: 'living_room' };
  await person.client.send('POST', '/api/staging', order);
  return { ...person, harbour, bay };
}

/** Adds four photos and a film. @returns the id of the first photo */
async function addFiles(person: Person, projectId: string): Promise<string> {
  const ids: string[] = [];
  for (const originalName of PHOTOS) {
    ids.push((await addMedia(person, projectId, { originalName, file: await noisePhoto() })).id);
  }
  const mimeType = 'video/webm';
  await addMedia(person, projectId, { originalName: FILM, file: await filmWithPlace(mimeType), mimeType });
  return elementAt(ids, 0);
}

let made: Promise<Agent> | undefined;

/** The same agent for all tests that add no projects, files, jobs or invoices, because creating one is slow. */
export const theAgent = (): Promise<Agent> => (made ??= newAgent());
